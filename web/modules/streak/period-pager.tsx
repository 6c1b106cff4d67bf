import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './period-pager.module.css'

interface Props {
  unit: 'Month' | 'Year'
  /** Each is null at its end. */
  onBefore: (() => void) | null
  onAfter: (() => void) | null
  className: string | undefined
  children: ReactNode
}

/** Where there is nowhere to turn to, the name stands alone. */
export const PeriodPager = ({ unit, onBefore, onAfter, className, children }: Props) => {
  const canTurn = onBefore !== null || onAfter !== null
  return (
    <div className={`${styles.turn} ${className}`}>
      {canTurn && <TurnButton label={`Previous ${unit.toLowerCase()}`} onTurn={onBefore} Icon={ChevronLeft} />}
      {children}
      {canTurn && <TurnButton label={`Next ${unit.toLowerCase()}`} onTurn={onAfter} Icon={ChevronRight} />}
    </div>
  )
}

interface ButtonProps {
  label: string
  onTurn: (() => void) | null
  Icon: typeof ChevronLeft
}

const TurnButton = ({ label, onTurn, Icon }: ButtonProps) => (
  <button
    type="button"
    className="iconBtn bare"
    aria-label={label}
    aria-disabled={onTurn === null}
    onClick={() => onTurn?.()}
  >
    <Icon className="i" />
  </button>
)
