import { Eye, EyeOff, Focus, Pause, Play, X } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { logo } from '../../ui/logo.tsx'
import { type Burn, pausedOrNot } from './burn.ts'
import { MatchTimer } from './match-timer.tsx'
import { useKeptSwitch } from './use-kept-switch.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import './solve-bar.css'

interface Props {
  burn: Burn
  onBurn: (burn: Burn) => void
  /** Focus mode; null for those who do not have it. */
  focus: { isOn: boolean; toggle: () => void } | null
}

export function SolveBar({ burn, onBurn, focus }: Props) {
  const left = useSecondsLeft(burn)
  const [isHidden, toggleHidden] = useKeptSwitch('timerHidden')
  const isPaused = burn.pausedAt !== null

  return (
    <header className="bar solve-bar">
      <div className="wrap">
        <Link to="/" {...logo} />
        {isHidden ? <span /> : <MatchTimer left={left} isPaused={isPaused} />}
        <div className="solve-controls">
          {!isHidden && left > 0 && (
            <button
              type="button"
              className="icon-btn bare"
              aria-label={isPaused ? 'Go on with the timer' : 'Pause timer'}
              onClick={() => onBurn(pausedOrNot(burn, Date.now()))}
            >
              {isPaused ? <Play className="i" /> : <Pause className="i" />}
            </button>
          )}
          <button
            type="button"
            className="icon-btn bare"
            aria-label={isHidden ? 'Show timer' : 'Hide timer'}
            onClick={toggleHidden}
          >
            {isHidden ? <Eye className="i" /> : <EyeOff className="i" />}
          </button>
          {focus && (
            <button
              type="button"
              className="icon-btn bare"
              aria-label="Focus mode"
              aria-pressed={focus.isOn}
              onClick={focus.toggle}
            >
              <Focus className="i" />
            </button>
          )}
          <Link to="/" className="icon-btn bare" aria-label="Leave challenge">
            <X className="i" />
          </Link>
        </div>
      </div>
    </header>
  )
}
