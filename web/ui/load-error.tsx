import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

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
      <p className="muted" data-part="pending" role="status">
        Loading {what}…
      </p>
    )
  if (!isAway) return <FailedBox onRetry={onRetry}>We couldn’t load {what}.</FailedBox>
  return (
    <div className="stack">
      <p className="note" role="status">
        <CloudOff className="i" />
        <span>We can’t load {what} offline. We’ll try again once you’re online.</span>
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

export const FailedBox = ({ className = 'stack', onRetry, children }: FailedProps) => (
  <div className={className}>
    <p className="note warn" role="alert">
      <TriangleAlert className="i" />
      <span>{children}</span>
    </p>
    <TryAgain onRetry={onRetry} />
  </div>
)

const TryAgain = ({ onRetry }: Pick<FailedProps, 'onRetry'>) => (
  <Button kind="line" onClick={() => void onRetry()}>
    Try Again
  </Button>
)

export const RetryLine = ({ children, onRetry }: { children: string; onRetry: () => unknown }) => (
  <p role="alert">
    <span>{children}</span>{' '}
    <button type="button" className="link" onClick={() => void onRetry()}>
      Try Again
    </button>
  </p>
)
