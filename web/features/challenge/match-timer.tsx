import type { CSSProperties } from 'react'
import { clockOf, secondsOfMatch, spokenTime } from './burn.ts'
import { Flame } from './symbols.tsx'
import './match-timer.css'

const timeIsUp = 'Time is up. Keep going if you like.'

/** The two-minute match. It never cuts off: burnt down, it says so and stays. */
export function MatchTimer({ left }: { left: number }) {
  const burnt = { '--burnt': 1 - left / secondsOfMatch } as CSSProperties
  return (
    <div className="match-timer">
      <div role="timer" aria-label={`Time left: ${spokenTime(left)}`}>
        {left > 0 && (
          <div className="match" style={burnt} aria-hidden="true">
            <div className="stick" />
            <Flame />
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
