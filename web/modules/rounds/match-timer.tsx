import type { CSSProperties } from 'react'
import { Drawing } from '../../ui/symbols.tsx'
import { clockOf, secondsOfMatch, spokenTime } from './burn.ts'
import './match-timer.css'

const timeIsUp = 'Time is up. Keep going if you like.'

/** The two-minute match. It never cuts off: burnt down, it says so and stays. */
export function MatchTimer({ left, isPaused }: { left: number; isPaused: boolean }) {
  const burnt = { '--burnt': 1 - left / secondsOfMatch } as CSSProperties
  return (
    <div className="match-timer">
      <div role="timer" aria-label={`Time left: ${spokenTime(left)}${isPaused ? ', paused' : ''}`}>
        {left > 0 && (
          <div className={isPaused ? 'match paused' : 'match'} style={burnt} aria-hidden="true">
            <div className="stick" />
            <span className="fl">
              <Drawing name="flame" />
            </span>
          </div>
        )}
        <span className="clock" aria-hidden="true">
          {clockOf(left)}
        </span>
      </div>
      <p role="status" className={left > 0 ? 'sr' : 'over'}>
        {left === 0 && timeIsUp}
        {left > 0 && left <= 60 && 'One minute left.'}
      </p>
    </div>
  )
}
