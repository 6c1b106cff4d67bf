import { Eye, EyeOff, Focus, Pause, Play, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from '../../router/link.tsx'
import { BurningMatch } from '../../ui/burning-match.tsx'
import { logo } from '../../ui/logo.tsx'
import { OfflineTag } from '../offline/offline-tag.tsx'
import * as matchTimerStyles from './match-timer.module.css'
import {
  formatClock,
  formatSpokenTime,
  matchSeconds,
  type RoundTimer,
  togglePause,
  useSecondsLeft,
} from './round-timer.ts'
import * as solve from './solve.module.css'
import * as styles from './solve-bar.module.css'
import { useLocalSwitch } from './use-local-switch.ts'

const timeIsUp = 'Time’s up. Keep going if you like.'

interface Props {
  burn: RoundTimer
  onTimer: (burn: RoundTimer) => void
  focus: { isOn: boolean; toggle: () => void } | null
}

export function SolveBar({ burn, onTimer, focus }: Props) {
  const left = useSecondsLeft(burn)
  const [isHidden, toggleHidden] = useLocalSwitch('timerHidden')
  const isPaused = burn.pausedAt !== null

  return (
    <header className={`bar ${styles.solveBar}`}>
      <div className="wrap">
        <Link to="/" {...logo} />
        {isHidden ? <span /> : <MatchTimer left={left} isLit={burn.startedAt !== null} isPaused={isPaused} />}
        <div className={`${styles.solveControls} ${solve.solveControls}`}>
          <OfflineTag />
          {!isHidden && left > 0 && (
            <button
              type="button"
              className="iconBtn bare"
              // Its room is there before, so that the clock stays where it is.
              style={burn.startedAt === null ? { visibility: 'hidden' } : undefined}
              aria-label={isPaused ? 'Resume timer' : 'Pause timer'}
              onClick={() => onTimer(togglePause(burn, Date.now()))}
            >
              {isPaused ? <Play className="i" /> : <Pause className="i" />}
            </button>
          )}
          <button
            type="button"
            className="iconBtn bare"
            aria-label={isHidden ? 'Show timer' : 'Hide timer'}
            onClick={toggleHidden}
          >
            {isHidden ? <Eye className="i" /> : <EyeOff className="i" />}
          </button>
          {focus && (
            <button
              type="button"
              className="iconBtn bare"
              aria-label="Focus mode"
              aria-pressed={focus.isOn}
              onClick={focus.toggle}
            >
              <Focus className="i" />
            </button>
          )}
          <Link to="/" className="iconBtn bare" aria-label="Leave session">
            <X className="i" />
          </Link>
        </div>
      </div>
    </header>
  )
}

/** It never ends the round. */
function MatchTimer({ left, isLit, isPaused }: { left: number; isLit: boolean; isPaused: boolean }) {
  const burnt = { '--burnt': 1 - left / matchSeconds } as CSSProperties
  return (
    <div className={matchTimerStyles.matchTimer}>
      <div role="timer" aria-label={`Time left: ${formatSpokenTime(left)}${isPaused ? ', paused' : ''}`}>
        {left > 0 && (
          <BurningMatch className={matchTimerStyles.match} style={burnt} isLit={isLit} isPaused={isPaused} />
        )}
        <span className={matchTimerStyles.clock} aria-hidden="true">
          {formatClock(left)}
        </span>
      </div>
      <p role="status" className={left > 0 ? 'sr' : matchTimerStyles.over}>
        {left === 0 ? timeIsUp : left <= 60 && 'One minute left.'}
      </p>
    </div>
  )
}
