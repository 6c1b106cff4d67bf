import { dayAt } from '@app/domain/day/day'
import { useLayoutEffect, useRef } from 'react'
import { WaitingCard } from '../modules/feedback/waiting-card.tsx'
import type { Underway } from '../modules/rounds/solve-round.tsx'
import { dateLine } from '../modules/streak/day-names.ts'
import * as layout from '../ui/styles/layout.module.css'
import * as styles from './dashboard.module.css'
import { Framed } from './framed.tsx'
import * as waiting from './waiting-screen.module.css'

export function WaitingScreen({ user, problemText, ideas }: Underway) {
  const head = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Framed>
      <main id="main" className={`${layout.wrap} ${styles.day}`} aria-busy="true">
        <div className={styles.top}>
          <div>
            <p className={styles.date}>{dateLine(dayAt(Date.now(), user.timeZone))}</p>
            <h1 ref={head} tabIndex={-1} className={waiting.head}>
              Handing in your {ideas.length === 1 ? 'idea' : `${ideas.length} ideas`}…
            </h1>
          </div>
        </div>
        <div className={styles.grid}>
          <WaitingCard problemText={problemText} ideas={ideas} />
        </div>
      </main>
    </Framed>
  )
}
