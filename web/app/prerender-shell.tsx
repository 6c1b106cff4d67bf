import { placeholders, termsMarks } from '@app/contract/placeholders'
import { ArrowLeft } from 'lucide-react'
import { prerender } from 'react-dom/static'
import { PremiumHead } from '../modules/premium/premium-head.tsx'
import { PrivacyText } from '../modules/privacy/privacy-text.tsx'
import { TermsText } from '../modules/terms/terms-text.tsx'
import { Logo } from '../ui/logo.tsx'
import * as bar from '../ui/styles/bar.module.css'
import * as buttons from '../ui/styles/buttons.module.css'
import * as layout from '../ui/styles/layout.module.css'
import { Symbols } from '../ui/symbols.tsx'
import * as styles from './loading-shell.module.css'
import { LoadingShell } from './loading-shell.tsx'
import { RoundSkeleton } from './round-skeleton.tsx'
import { SolveSkeleton } from './solve-skeleton.tsx'

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

/** For people without scripts; the server fills in the address. */
export async function renderTexts() {
  const address = placeholders.supportEmail
  const [privacy, terms] = await Promise.all([
    prerender(<PrivacyText address={address} />),
    prerender(<TermsText address={address} />),
  ])
  return {
    privacy: await new Response(privacy.prelude).text(),
    terms: `${termsMarks.start}${await new Response(terms.prelude).text()}${termsMarks.end}`,
  }
}

/** The top of /premium; first-content.ts shows it to people on the free plan. */
const PremiumSkeleton = () => (
  <div className={`${styles.shell} ${styles.offering}`}>
    <header className={`${bar.bar} ${bar.app}`}>
      <div className={`${layout.wrap} ${bar.wrap}`}>
        <Logo />
      </div>
    </header>
    <main className={`${layout.wrap} ${layout.page}`}>
      <span className={`${buttons.link} ${styles.back}`}>
        <ArrowLeft className={layout.i} />
        Back to Dashboard
      </span>
      <PremiumHead />
    </main>
  </div>
)
