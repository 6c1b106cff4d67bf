import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as buttons from './styles/buttons.module.css'
import * as fields from './styles/fields.module.css'
import * as styles from './styles/layout.module.css'

interface Props {
  what: string
  isError: boolean
  onRetry: () => void
}

/** In a card whose data is loading or failed to load. */
export const NotLoaded = ({ what, isError, onRetry }: Props) =>
  isError ? (
    <Failed onRetry={onRetry}>We could not load {what}.</Failed>
  ) : (
    <p className={styles.muted} data-part="pending" role="status">
      Loading {what}…
    </p>
  )

interface FailedProps {
  className?: string
  onRetry: () => unknown
  children: ReactNode
}

/** A failed read, and the button that repeats it. */
export const Failed = ({ className = styles.stack, onRetry, children }: FailedProps) => (
  <div className={className}>
    <p className={`${fields.note} ${fields.warn}`} role="alert">
      <TriangleAlert className={styles.i} />
      <span>{children}</span>
    </p>
    <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => void onRetry()}>
      Try Again
    </button>
  </div>
)

export const RetryLine = ({ children, onRetry }: { children: string; onRetry: () => unknown }) => (
  <p role="alert">
    {children}{' '}
    <button type="button" className={buttons.link} onClick={() => void onRetry()}>
      Try Again
    </button>
  </p>
)
