import { placeholders, termsMarks } from '@app/contract/placeholders'
import { prerender } from 'react-dom/static'
import { PrivacyText } from '../modules/privacy/privacy-text.tsx'
import { TermsText } from '../modules/terms/terms-text.tsx'
import { Symbols } from '../ui/symbols.tsx'
import { LoadingShell } from './loading-shell.tsx'
import { PremiumSkeleton } from './premium-skeleton.tsx'
import { RoundSkeleton } from './round-skeleton.tsx'
import { SolveSkeleton } from './solve-skeleton.tsx'

/** The skeleton as HTML, made once when the pages are built. */
export async function renderShell() {
  const { prelude } = await prerender(
    <>
      <Symbols />
      <PremiumSkeleton />
      <RoundSkeleton />
      <SolveSkeleton />
      <LoadingShell />
    </>,
  )
  return new Response(prelude).text()
}

/** What people read without scripts as well: the server fills in the address. */
export async function renderTexts() {
  const address = placeholders.supportEmail
  const [privacy, terms] = await Promise.all([
    prerender(<PrivacyText address={address} />),
    prerender(<TermsText address={address} />),
  ])
  return {
    privacy: await new Response(privacy.prelude).text(),
    terms: marked(await new Response(terms.prelude).text()),
  }
}

const marked = (text: string) => `${termsMarks.start}${text}${termsMarks.end}`
