import { sanitizeForDisplay } from '@app/domain/text/text'
import type { ReactNode } from 'react'
import { BurningMatch } from '../../ui/burning-match.tsx'
import { HeroArt } from '../../ui/hero-art.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
import * as styles from './guest-dialog.module.css'

/** Where they stand outside of the dialog. */
export const GuestBox = ({ children }: { children: ReactNode }) => <div className={styles.guest}>{children}</div>

export const AnalysingView = ({ head, idea, children }: { head: string; idea: string; children?: ReactNode }) => (
  <div className={`${styles.state} ${styles.night} ${styles.analysing} onBlock`}>
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
    <p>Looking for what no one else would write.</p>
  </div>
)

export const LimitView = ({ head, message, children }: { head: string; message: string; children?: ReactNode }) => (
  <div className={`${styles.state} ${styles.limit} onBlock`}>
    {children}
    <h2 id={head} tabIndex={-1}>
      Daily Limit Reached
    </h2>
    <p>{message}</p>
    <a className="btn big onHero" href={signUpPath}>
      Start Free Account Now
    </a>
    <HeroArt />
  </div>
)
