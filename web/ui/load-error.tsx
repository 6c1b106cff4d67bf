import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as buttons from './styles/buttons.module.css'
import * as fields from './styles/fields.module.css'
import * as styles from './styles/layout.module.css'

interface Props {
  what: string
  isError: boolean
  /** Without network; it is asked for again once there is one. */
  isAway: boolean
  onRetry: () => void
}

export function LoadError({ what, isError, isAway, onRetry }: Props) {
  if (!isError)
    return (
      <p className={styles.muted} data-part="pending" role="status">
        Loading {what}…
      </p>
    )
  if (!isAway) return <FailedBox onRetry={onRetry}>We could not load {what}.</FailedBox>
  return (
    <div className={styles.stack}>
      <p className={fields.note} role="status">
        <CloudOff className={styles.i} />
        <span>We cannot load {what} without network. We try again as soon as you are online.</span>
      </p>
      <TryAgain onRetry={onRetry} />
    </div>
  )
}

interface FailedProps {
  className?: string
  onRetry: () => unknown
  children: ReactNode
}

export const FailedBox = ({ className = styles.stack, onRetry, children }: FailedProps) => (
  <div className={className}>
    <p className={`${fields.note} ${fields.warn}`} role="alert">
      <TriangleAlert className={styles.i} />
      <span>{children}</span>
    </p>
    <TryAgain onRetry={onRetry} />
  </div>
)

const TryAgain = ({ onRetry }: Pick<FailedProps, 'onRetry'>) => (
  <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => void onRetry()}>
    Try Again
  </button>
)

export const RetryLine = ({ children, onRetry }: { children: string; onRetry: () => unknown }) => (
  <p role="alert">
    <span>{children}</span>{' '}
    <button type="button" className={buttons.link} onClick={() => void onRetry()}>
      Try Again
    </button>
  </p>
)
