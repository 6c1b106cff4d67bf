import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  what: string
  error: Error | null
  isEmpty: boolean | undefined
  onRetry: () => void
  /** What is said of an empty list. */
  children: ReactNode
}

/** What stands in the place of a list that is empty, broken or still to come. */
export function ListState({ what, error, isEmpty, onRetry, children }: Props) {
  if (error) return <Failed what={what} onRetry={onRetry} />
  if (isEmpty === undefined)
    return (
      <p className="muted pending" role="status">
        Loading {what}…
      </p>
    )
  return isEmpty && <div className="empty">{children}</div>
}

const Failed = ({ what, onRetry }: Pick<Props, 'what' | 'onRetry'>) => (
  <div className="refused">
    <p className="note warn" role="alert">
      <TriangleAlert className="i" />
      <span>Error loading {what}. Please try again or check your permissions.</span>
    </p>
    <button type="button" className="btn line" onClick={onRetry}>
      Try Again
    </button>
  </div>
)
