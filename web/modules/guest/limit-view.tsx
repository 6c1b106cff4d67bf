import type { ReactNode } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './guest-dialog.module.css'

interface Props {
  head: string
  message: string
  children: ReactNode
}

/** The matches of a visitor are burnt for today. */
export const LimitView = ({ head, message, children }: Props) => (
  <div className={`${styles.state} ${styles.limit}`}>
    {children}
    <div className={styles.burnt} aria-hidden="true">
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
    <p className={layout.muted}>
      The guest matches of today are burnt. An account is free and brings its own box: 2 challenges a day and a streak.
    </p>
    <a className={`${buttons.btn} ${styles.btn} ${buttons.big} ${buttons.wide}`} href="/login">
      Start Free Account Now
    </a>
  </div>
)
