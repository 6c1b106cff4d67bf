import { shownText } from '@app/domain/text/text'
import type { ReactNode } from 'react'
import { HeroArt } from '../../ui/hero-art.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import * as match from '../../ui/styles/match.module.css'
import * as styles from './guest-dialog.module.css'

interface Props {
  head: string
  /** The first of the ideas, as it was written. */
  idea: string
  children: ReactNode
}

/** A match burns down while the ideas are counted. */
export const AnalysingView = ({ head, idea, children }: Props) => (
  <div className={`${styles.state} ${styles.analysing} ${layout.onBlock}`}>
    {children}
    <p className={styles.quoted} dir="auto">
      {shownText(idea)}
    </p>
    <HeroArt />
    <div className={`${match.match} ${styles.match}`} aria-hidden="true">
      <div className={match.stick} />
      <svg className={match.fl} aria-hidden="true">
        <use href="#flame" />
      </svg>
    </div>
    <div role="status">
      <h2 id={head} tabIndex={-1}>
        Analyzing Your Genius...
      </h2>
    </div>
    <p>Looking for the part that nobody else would have written.</p>
  </div>
)
