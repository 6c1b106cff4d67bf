import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallFailed, sentenceOf } from '../../api/call.ts'

interface Props {
  what: string
  error: Error | null
  isEmpty: boolean | undefined
  onRetry: () => void
  /** What is said of an empty list. */
  children: ReactNode
}

/** What stands in the place of a list that is empty, refused, broken or still to come. */
export function ListState({ what, error, isEmpty, onRetry, children }: Props) {
  if (error) return <Refused what={what} error={error} onRetry={onRetry} />
  if (isEmpty === undefined)
    return (
      <p className="muted pending" role="status">
        Loading {what}…
      </p>
    )
  return isEmpty && <div className="empty">{children}</div>
}

function Refused({ what, error, onRetry }: Pick<Props, 'what' | 'onRetry'> & { error: Error }) {
  const isForbidden = error instanceof CallFailed && error.status === 403
  const otherwise = `Error loading ${what}. Please try again or check your permissions.`
  return (
    <div className="refused">
      <p className="note warn" role="alert">
        <TriangleAlert className="i" />
        <span>{isForbidden ? sentenceOf(error, otherwise) : otherwise}</span>
      </p>
      {!isForbidden && (
        <button type="button" className="btn line" onClick={onRetry}>
          Try Again
        </button>
      )}
    </div>
  )
}
