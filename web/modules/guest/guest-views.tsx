import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { sanitizeForDisplay } from '@app/domain/text/text'
import type { ReactNode } from 'react'
import { BurningMatch } from '../../ui/burning-match.tsx'
import { HeroArt } from '../../ui/hero-art.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './guest-dialog.module.css'

/** Where they stand outside of the dialog. */
export const GuestBox = ({ children }: { children: ReactNode }) => <div className={styles.guest}>{children}</div>

export const AnalysingView = ({ head, idea, children }: { head: string; idea: string; children?: ReactNode }) => (
  <div className={`${styles.state} ${styles.analysing} onBlock`}>
    {children}
    <p className={styles.quoted} dir="auto">
      {sanitizeForDisplay(idea)}
    </p>
    <HeroArt />
    <BurningMatch className={styles.match} />
    <div role="status">
      <h2 id={head} tabIndex={-1}>
        Analyzing Your Genius...
      </h2>
    </div>
    <p>Looking for the part no one else would write.</p>
  </div>
)

export const LimitView = ({ head, message, children }: { head: string; message: string; children?: ReactNode }) => (
  <div className={`${styles.state} ${styles.limit}`}>
    {children}
    <div className={styles.burnt} aria-hidden="true">
      {['first', 'second', 'third'].map((match) => (
        <SymbolDrawing key={match} name="match-out" />
      ))}
    </div>
    <h2 id={head} tabIndex={-1}>
      Daily Limit Reached
    </h2>
    <p>{message}</p>
    <p className="muted">{`An account is free: ${roundsPerDay.free} sessions a day, and a streak.`}</p>
    <a className="btn big wide" href={signUpPath}>
      Start Free Account Now
    </a>
  </div>
)
