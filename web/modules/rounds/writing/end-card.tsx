import type { ReactNode } from 'react'
import './end-card.css'

interface Props {
  matches: ReactNode
  title: string
  isDone?: boolean
  children: ReactNode
}

/** One card in the place of boxes to write in. */
export const EndCard = ({ matches, title, isDone = false, children }: Props) => (
  <div className={isDone ? 'end-card done on-block' : 'end-card'}>
    <div className="end-matches">{matches}</div>
    <h1>{title}</h1>
    {children}
  </div>
)
