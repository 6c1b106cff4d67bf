import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Matches } from '../../../ui/symbols.tsx'
import * as styles from './end-card.module.css'

interface Props {
  matches: ReactNode
  title: string
  isDone?: boolean
  children: ReactNode
}

export const EndCard = ({ matches, title, isDone = false, children }: Props) => (
  <div className={isDone ? `${styles.endCard} ${styles.done} onBlock` : styles.endCard}>
    <div className={styles.endMatches}>{matches}</div>
    <h1>{title}</h1>
    {children}
  </div>
)

export const RoundsDone = ({ sessions }: { sessions: number }) => (
  <EndCard isDone matches={<Matches of={sessions} lit={sessions} />} title="Daily Training Complete!">
    <p>All {sessions} sessions are done. Come back tomorrow: new ones come at midnight, your time.</p>
    <div className="row">
      <Button to="/">Back to Home</Button>
    </div>
  </EndCard>
)
