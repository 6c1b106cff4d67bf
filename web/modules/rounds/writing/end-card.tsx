import { dayAt } from '@app/domain/day/day'
import { type ReactNode, Suspense, useState } from 'react'
import { BurningMatch } from '../../../ui/burning-match.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Matches } from '../../../ui/symbols.tsx'
import { useRestOfDay } from '../time-left.ts'
import * as styles from './end-card.module.css'

const AlbumStrip = lazyPart(async () => (await import('../album-strip.tsx')).AlbumStrip)

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

/** Nothing is left today: when more comes, and what the person has so far. */
export const RoundsDone = ({ sessions, timeZone }: { sessions: number; timeZone: string }) => (
  <div className={styles.roundsDone}>
    <EndCard isDone matches={<Matches of={sessions} lit={sessions} />} title="Daily Training Complete!">
      <p>{`All ${sessions} sessions are done. Come back tomorrow.`}</p>
      <Countdown timeZone={timeZone} />
      <div className="row">
        <Button to="/">Back to Today</Button>
      </div>
    </EndCard>
    <Suspense>
      <AlbumStrip />
    </Suspense>
  </div>
)

function Countdown({ timeZone }: { timeZone: string }) {
  const [today] = useState(() => dayAt(Date.now(), timeZone))
  const { words, burnt } = useRestOfDay(today, timeZone)
  return (
    <div className={styles.countdown} data-part="countdown">
      <p>{words ? 'New problems in' : 'New problems are here'}</p>
      {words && (
        <>
          <p className={`bigNum ${styles.left}`}>{words}</p>
          <BurningMatch className={styles.match} style={burnt} />
        </>
      )}
    </div>
  )
}
