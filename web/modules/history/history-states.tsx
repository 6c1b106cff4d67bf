import { shownText } from '@app/domain/text/text'
import { TriangleAlert } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { Drawing } from '../../ui/symbols.tsx'
import type { Kind } from './history.queries.ts'

export const HistoryFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="stack failed">
    <p className="note warn" role="alert">
      <TriangleAlert className="i" />
      <span>Failed to fetch solution history</span>
    </p>
    <button type="button" className="btn line" onClick={onRetry}>
      Try Again
    </button>
  </div>
)

/** A search without a find, a tab with nothing in it, or nothing handed in at all. */
export function NothingHere({ type, words }: { type: Kind; words: string }) {
  if (words !== '')
    return (
      <div className="empty">
        <h2>Nothing matches “{shownText(words)}”.</h2>
        <p className="muted">Search looks in your own ideas and in their problems.</p>
      </div>
    )
  return type === 'custom' ? (
    <div className="empty">
      <Drawing name="match-new" />
      <h2>You haven't submitted any custom solutions yet.</h2>
      <p className="muted">Bring a knot of your own.</p>
      <Link to="/custom-problem" className="btn line">
        Create Custom Problem
      </Link>
    </div>
  ) : (
    <div className="empty">
      <Drawing name="match-new" />
      <h2>You haven't submitted any {type === 'daily' && 'AI-generated '}solutions yet.</h2>
      <p className="muted">The first one is the easiest. It is allowed to be bad.</p>
      <Link to="/solve" className="btn">
        Solve Problem
      </Link>
    </div>
  )
}

/** A link to a page that the list does not have, or has no more. */
export const PastEnd = ({ page, pages, onLast }: { page: number; pages: number; onLast: () => void }) => (
  <div className="empty">
    <h2>
      There is no page {page}; the last one is {pages}.
    </h2>
    <button type="button" className="btn line" onClick={onLast}>
      Last page
    </button>
  </div>
)
