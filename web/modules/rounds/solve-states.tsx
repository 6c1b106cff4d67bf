import { type Plan, roundsPerDay } from '@app/domain/premium/plan-limits'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { logo } from '../../ui/logo.tsx'
import * as bar from '../../ui/styles/bar.module.css'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as solve from './solve.module.css'
import * as solveBar from './solve-bar.module.css'
import * as styles from './solve-states.module.css'
import * as endCard from './writing/end-card.module.css'
import { EndCard, RoundsDone } from './writing/end-card.tsx'

/* /solve without a problem to solve. */

export const SolveLoading = () => (
  <Page>
    <div className={styles.solveLoading} role="status">
      <SymbolDrawing name="match-lit" />
      <h1>Loading your problem…</h1>
    </div>
  </Page>
)

export const ProblemFailed = () => (
  <Page>
    <EndCard matches={<SymbolDrawing name="match-out" />} title="Problem Generation Failed">
      <p>Unable to generate your brain training problem. Please try again.</p>
      <div className={`${layout.row} ${solve.row} ${endCard.row}`}>
        <button
          type="button"
          className={`${buttons.btn} ${bar.btn} ${solve.btn} ${endCard.btn}`}
          onClick={() => window.location.reload()}
        >
          Try Again
        </button>
        <Link to="/" className={`${buttons.btn} ${bar.btn} ${solve.btn} ${endCard.btn} ${buttons.line}`}>
          Back to Home
        </Link>
      </div>
    </EndCard>
  </Page>
)

export const ProblemNotOnDevice = () => (
  <Page>
    <EndCard matches={<SymbolDrawing name="match-wait" />} title="Today’s problem is not on this device">
      <p>It comes by itself as soon as you are online.</p>
      <div className={`${layout.row} ${endCard.row}`}>
        <Link to="/" className={`${buttons.btn} ${buttons.line}`}>
          Back to Home
        </Link>
      </div>
    </EndCard>
  </Page>
)

/** A full load: the app still has the ended session in its cache. */
export const SessionExpired = () => (
  <Page>
    <EndCard matches={<SymbolDrawing name="match-new" />} title="Session Expired">
      <p>What you wrote is safe on this device. Sign in to go on.</p>
      <div className={`${layout.row} ${endCard.row}`}>
        <a className={buttons.btn} href="/login">
          Sign In
        </a>
      </div>
    </EndCard>
  </Page>
)

export const DailyTrainingComplete = ({ plan }: { plan: Plan }) => (
  <Page>
    <RoundsDone sessions={roundsPerDay[plan]} />
  </Page>
)

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <header className={`${bar.bar} ${solveBar.solveBar}`}>
      <div className={`${layout.wrap} ${bar.wrap} ${solveBar.wrap}`}>
        <Link to="/" {...logo} />
      </div>
    </header>
    <main id="main" className={`${layout.wrap} ${styles.solveEndPage}`}>
      {children}
    </main>
  </>
)
