import { unfilled } from '@app/contract/unfilled'
import { prerender } from 'react-dom/static'
import { PrivacyText } from '../features/privacy/privacy-text.tsx'
import { Symbols } from '../ui/symbols.tsx'
import { LoadingShell } from './loading-shell.tsx'
import { SolveSkeleton } from './solve-skeleton.tsx'

/** The skeleton as HTML, made once when the pages are built. */
export async function renderShell() {
  const { prelude } = await prerender(
    <>
      <Symbols />
      <SolveSkeleton />
      <LoadingShell />
    </>,
  )
  return new Response(prelude).text()
}

/** What we keep, for those whom the app cannot tell: the server fills in the address. */
export async function renderPrivacy() {
  const { prelude } = await prerender(<PrivacyText address={unfilled.supportEmail} />)
  return new Response(prelude).text()
}
