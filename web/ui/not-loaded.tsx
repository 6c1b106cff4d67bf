import { TriangleAlert } from 'lucide-react'

interface Props {
  what: string
  isError: boolean
  onRetry: () => void
}

/** What stands in a card while its answer is on the way, or did not arrive. */
export const NotLoaded = ({ what, isError, onRetry }: Props) =>
  isError ? (
    <div className="stack">
      <p className="note warn" role="alert">
        <TriangleAlert className="i" />
        <span>We could not load {what}.</span>
      </p>
      <button type="button" className="btn line" onClick={onRetry}>
        Try Again
      </button>
    </div>
  ) : (
    <p className="pending muted" role="status">
      Loading {what}…
    </p>
  )
