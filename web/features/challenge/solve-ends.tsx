import { type Plan, roundsPerDay } from '@app/domain/plan'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { logo } from '../../ui/logo.tsx'
import { Drawing } from '../../ui/symbols.tsx'
import './solve-ends.css'

/* What stands on /solve when there is no problem to solve. */

export const StrikingProblem = () => (
  <Page>
    <div className="solve-loading" role="status">
      <Drawing name="match-lit" />
      <h1>Striking your problem…</h1>
    </div>
  </Page>
)

export const GenerationFailed = () => (
  <Page>
    <End matches={<Drawing name="match-out" />} title="Problem Generation Failed">
      <p>Unable to generate your brain training problem. Please try again.</p>
      <div className="row">
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          Try Again
        </button>
        <Link to="/" className="btn line">
          Back to Home
        </Link>
      </div>
    </End>
  </Page>
)

/** A whole new page on the way out: the app still believes in the session that has ended. */
export const SessionExpired = () => (
  <Page>
    <End matches={<Drawing name="match-new" />} title="Session Expired">
      <p>What you wrote is safe on this device. Sign in and strike on.</p>
      <div className="row">
        <a className="btn" href="/login">
          Sign In
        </a>
      </div>
    </End>
  </Page>
)

export function DailyTrainingComplete({ plan }: { plan: Plan }) {
  const sessions = roundsPerDay[plan]
  const matches = Array.from({ length: sessions }, (_, index) => index + 1).map((session) => (
    <Drawing key={session} name="match-lit" />
  ))
  return (
    <Page>
      <End isDone matches={matches} title="Daily Training Complete!">
        <p>All {sessions} sessions are done. Come back tomorrow; the box refills at midnight, your time.</p>
        <div className="row">
          <Link to="/" className="btn">
            Back to Home
          </Link>
        </div>
      </End>
    </Page>
  )
}

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

interface EndProps {
  matches: ReactNode
  title: string
  isDone?: boolean
  children: ReactNode
}

const End = ({ matches, title, isDone = false, children }: EndProps) => (
  <div className={isDone ? 'solve-end done on-block' : 'solve-end'}>
    <div className="solve-end-matches">{matches}</div>
    <h1>{title}</h1>
    {children}
  </div>
)
