import type { ReactNode } from 'react'

interface Props {
  head: string
  message: string
  children: ReactNode
}

/** The matches of a visitor are burnt for today. */
export const LimitView = ({ head, message, children }: Props) => (
  <div className="state limit">
    {children}
    <div className="burnt" aria-hidden="true">
      {['first', 'second', 'third'].map((match) => (
        <svg key={match} aria-hidden="true">
          <use href="#match-out" />
        </svg>
      ))}
    </div>
    <h2 id={head} tabIndex={-1}>
      Daily Limit Reached
    </h2>
    <p>{message}</p>
    <p className="muted">
      The guest matches of today are burnt. An account is free and brings its own box: 2 challenges a day and a streak.
    </p>
    <a className="btn big wide" href="/login">
      Start Free Account Now
    </a>
  </div>
)
