import { isolateText } from '@app/domain/text/text'
import { Button } from '../../ui/button.tsx'
import { FailedBox } from '../../ui/load-error.tsx'
import { pastEndText } from '../../ui/pager.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import * as styles from './history.module.css'
import type { HistoryKind, HistorySearch } from './history.queries.ts'

export function EmptyHistory({ type, words }: { type: HistoryKind; words: string }) {
  if (words !== '')
    return (
      <div className="empty">
        <h2>{`Nothing found for “${isolateText(words)}”.`}</h2>
        <p className="muted">We searched your ideas and problems.</p>
      </div>
    )
  return type === 'custom' ? (
    <div className="empty">
      <SymbolDrawing name="match-new" />
      <h2>You haven't submitted any custom solutions yet.</h2>
      <p className="muted">Write a problem of your own.</p>
      <Button to="/custom-problem" kind="line">
        Create Custom Problem
      </Button>
    </div>
  ) : (
    <div className="empty">
      <SymbolDrawing name="match-new" />
      <h2>{`You haven't submitted any ${type === 'daily' ? 'AI-generated ' : ''}solutions yet.`}</h2>
      <p className="muted">The first one is the easiest. It’s allowed to be bad.</p>
      <Button to="/solve">Solve Problem</Button>
    </div>
  )
}

interface NotFetchedProps extends HistorySearch {
  change: (params: { q: undefined; type: undefined; page: undefined }) => void
  isAway: boolean
  onRetry: () => unknown
}

export function HistoryError({ words, type, page, change, isAway, onRetry }: NotFetchedProps) {
  const isFirst = words === '' && type === 'all' && page === 1
  if (!isAway)
    return (
      <FailedBox className={`stack ${styles.failed}`} onRetry={onRetry}>
        Failed to fetch solution history
      </FailedBox>
    )
  return (
    <div className="empty" role="alert">
      <h2>{words === '' ? 'This page isn’t on this device' : 'Search needs a connection'}</h2>
      <p className="muted">
        {isFirst
          ? 'You haven’t opened your history on this device yet.'
          : 'Offline, you’ll only see your newest ideas.'}{' '}
        The rest loads once you’re online.
      </p>
      {!isFirst && (
        <Button kind="line" onClick={() => change({ q: undefined, type: undefined, page: undefined })}>
          Show My Newest Ideas
        </Button>
      )}
    </div>
  )
}

export const HistoryPastEnd = ({ page, pages, onLast }: { page: number; pages: number; onLast: () => void }) => (
  <div className="empty">
    <h2>{pastEndText(page, pages)}</h2>
    <Button kind="line" onClick={onLast}>
      Last Page
    </Button>
  </div>
)
