import { type Plan, roundsPerDay } from '@app/domain/premium/plan'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { logo } from '../../ui/logo.tsx'
import { Drawing } from '../../ui/symbols.tsx'
import { EndCard } from './writing/end-card.tsx'
import { SessionsDone } from './writing/sessions-done.tsx'
import './solve-ends.css'

/* What stands on /solve when there is no problem to solve. */

export const SolveLoading = () => (
  <Page>
    <div className="solve-loading" role="status">
      <Drawing name="match-lit" />
      <h1>Striking your problem…</h1>
    </div>
  </Page>
)

export const GenerationFailed = () => (
  <Page>
    <EndCard matches={<Drawing name="match-out" />} title="Problem Generation Failed">
      <p>Unable to generate your brain training problem. Please try again.</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link to="/" className="btn line">
          Back to Home
        </Link>
      </div>
    </EndCard>
  </Page>
)

/** A whole new page on the way out: the app still believes in the session that has ended. */
export const SessionExpired = () => (
  <Page>
    <EndCard matches={<Drawing name="match-new" />} title="Session Expired">
      <p>What you wrote is safe on this device. Sign in and strike on.</p>
      <div className="row">
        <a className="btn" href="/login">
          Sign In
        </a>
      </div>
    </EndCard>
  </Page>
)

export const DailyTrainingComplete = ({ plan }: { plan: Plan }) => (
  <Page>
    <SessionsDone sessions={roundsPerDay[plan]} />
  </Page>
)

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <header className="bar solve-bar">
      <div className="wrap">
        <Link to="/" {...logo} />
      </div>
    </header>
    <main id="main" className="wrap solve-end-page">
      {children}
    </main>
  </>
)
