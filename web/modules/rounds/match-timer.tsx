import type { CSSProperties } from 'react'
import * as layout from '../../ui/styles/layout.module.css'
import * as match from '../../ui/styles/match.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { clockOf, secondsOfMatch, spokenTime } from './burn.ts'
import * as styles from './match-timer.module.css'

const timeIsUp = 'Time is up. Keep going if you like.'

/** The two-minute match. It never cuts off: burnt down, it says so and stays. */
export function MatchTimer({ left, isPaused }: { left: number; isPaused: boolean }) {
  const burnt = { '--burnt': 1 - left / secondsOfMatch } as CSSProperties
  return (
    <div className={styles.matchTimer}>
      <div role="timer" aria-label={`Time left: ${spokenTime(left)}${isPaused ? ', paused' : ''}`}>
        {left > 0 && (
          <div
            className={isPaused ? `${match.match} ${styles.match} ${styles.paused}` : `${match.match} ${styles.match}`}
            style={burnt}
            aria-hidden="true"
          >
            <div className={match.stick} />
            <span className={`${match.fl} ${styles.fl}`}>
              <Drawing name="flame" />
            </span>
          </div>
        )}
        <span className={styles.clock} aria-hidden="true">
          {clockOf(left)}
        </span>
      </div>
      <p role="status" className={left > 0 ? layout.sr : styles.over}>
        {left === 0 && timeIsUp}
        {left > 0 && left <= 60 && 'One minute left.'}
      </p>
    </div>
  )
}
