import type { ReactNode } from 'react'
import * as layout from '../../../ui/styles/layout.module.css'
import * as styles from './end-card.module.css'

interface Props {
  matches: ReactNode
  title: string
  isDone?: boolean
  children: ReactNode
}

export const EndCard = ({ matches, title, isDone = false, children }: Props) => (
  <div className={isDone ? `${styles.endCard} ${styles.done} ${layout.onBlock}` : styles.endCard}>
    <div className={styles.endMatches}>{matches}</div>
    <h1>{title}</h1>
    {children}
  </div>
)
