import { roundsPerDay } from '@app/domain/premium/plan-limits'
import type { ReactNode } from 'react'
import type { User } from '../../api/session.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { logo } from '../../ui/logo.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as solveBar from './solve-bar.module.css'
import * as styles from './solve-states.module.css'
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
      <div className="row">
        <Button onClick={() => window.location.reload()}>Try Again</Button>
        <Button to="/" kind="line">
          Back to Home
        </Button>
      </div>
    </EndCard>
  </Page>
)

export const ProblemNotOnDevice = () => (
  <Page>
    <EndCard matches={<SymbolDrawing name="match-wait" />} title="Today’s problem isn’t on this device">
      <p>It’ll load once you’re online.</p>
      <div className="row">
        <Button to="/" kind="line">
          Back to Today
        </Button>
      </div>
    </EndCard>
  </Page>
)

/** A full load: the app still has the ended session in its cache. */
export const SessionExpired = () => (
  <Page>
    <EndCard matches={<SymbolDrawing name="match-new" />} title="Session Expired">
      <p>What you wrote is safe on this device. Sign in to continue.</p>
      <div className="row">
        <a className="btn" href="/login">
          Sign In
        </a>
      </div>
    </EndCard>
  </Page>
)

export const DailyTrainingComplete = ({ user: { plan, timeZone } }: { user: User }) => (
  <Page>
    <RoundsDone sessions={roundsPerDay[plan]} timeZone={timeZone} />
  </Page>
)

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <header className={`bar ${solveBar.solveBar}`}>
      <div className="wrap">
        <Link to="/" {...logo} />
      </div>
    </header>
    <main id="main" className={`wrap ${styles.solveEndPage}`}>
      {children}
    </main>
  </>
)
