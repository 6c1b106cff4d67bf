import { Eye, EyeOff, Focus, Pause, Play, X } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { logo } from '../../ui/logo.tsx'
import * as bar from '../../ui/styles/bar.module.css'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { type Burn, pausedOrNot } from './burn.ts'
import { MatchTimer } from './match-timer.tsx'
import * as solve from './solve.module.css'
import * as styles from './solve-bar.module.css'
import { useKeptSwitch } from './use-kept-switch.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

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
    <header className={`${bar.bar} ${styles.solveBar}`}>
      <div className={`${layout.wrap} ${bar.wrap} ${styles.wrap}`}>
        <Link to="/" {...logo} />
        {isHidden ? <span /> : <MatchTimer left={left} isPaused={isPaused} />}
        <div className={`${styles.solveControls} ${solve.solveControls}`}>
          {!isHidden && left > 0 && (
            <button
              type="button"
              className={`${buttons.iconBtn} ${styles.iconBtn} ${buttons.bare}`}
              aria-label={isPaused ? 'Go on with the timer' : 'Pause timer'}
              onClick={() => onBurn(pausedOrNot(burn, Date.now()))}
            >
              {isPaused ? <Play className={layout.i} /> : <Pause className={layout.i} />}
            </button>
          )}
          <button
            type="button"
            className={`${buttons.iconBtn} ${styles.iconBtn} ${buttons.bare}`}
            aria-label={isHidden ? 'Show timer' : 'Hide timer'}
            onClick={toggleHidden}
          >
            {isHidden ? <Eye className={layout.i} /> : <EyeOff className={layout.i} />}
          </button>
          {focus && (
            <button
              type="button"
              className={`${buttons.iconBtn} ${styles.iconBtn} ${buttons.bare}`}
              aria-label="Focus mode"
              aria-pressed={focus.isOn}
              onClick={focus.toggle}
            >
              <Focus className={layout.i} />
            </button>
          )}
          <Link to="/" className={`${buttons.iconBtn} ${styles.iconBtn} ${buttons.bare}`} aria-label="Leave challenge">
            <X className={layout.i} />
          </Link>
        </div>
      </div>
    </header>
  )
}
