import type { CSSProperties } from 'react'

interface Props {
  className: string | undefined
  /** Its length and height: `--p` is how much of it is burnt (0 to 1), `--h` how thick it is. */
  style?: CSSProperties
  isLit?: boolean
  isPaused?: boolean
}

export const BurningMatch = ({ className, style, isLit = true, isPaused }: Props) => (
  <div className={`match ${className}`} style={style} data-paused={isPaused || undefined} aria-hidden="true">
    <div className="stick" />
    {isLit && (
      <svg className="fl" aria-hidden="true">
        <use href="#flame" />
      </svg>
    )}
  </div>
)
