import { shownText } from '@app/domain/text/text'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import * as styles from './history.module.css'
import type { Kind } from './history.queries.ts'

export function NothingHere({ type, words }: { type: Kind; words: string }) {
  if (words !== '')
    return (
      <div className={`${surfaces.empty} ${styles.empty}`}>
        <h2>Nothing matches “{shownText(words)}”.</h2>
        <p className={layout.muted}>Search looks in your own ideas and in their problems.</p>
      </div>
    )
  return type === 'custom' ? (
    <div className={`${surfaces.empty} ${styles.empty}`}>
      <Drawing name="match-new" />
      <h2>You haven't submitted any custom solutions yet.</h2>
      <p className={layout.muted}>Bring a knot of your own.</p>
      <Link to="/custom-problem" className={`${buttons.btn} ${buttons.line}`}>
        Create Custom Problem
      </Link>
    </div>
  ) : (
    <div className={`${surfaces.empty} ${styles.empty}`}>
      <Drawing name="match-new" />
      <h2>You haven't submitted any {type === 'daily' && 'AI-generated '}solutions yet.</h2>
      <p className={layout.muted}>The first one is the easiest. It is allowed to be bad.</p>
      <Link to="/solve" className={buttons.btn}>
        Solve Problem
      </Link>
    </div>
  )
}

export const PastEnd = ({ page, pages, onLast }: { page: number; pages: number; onLast: () => void }) => (
  <div className={`${surfaces.empty} ${styles.empty}`}>
    <h2>
      There is no page {page}; the last one is {pages}.
    </h2>
    <button type="button" className={`${buttons.btn} ${styles.btn} ${buttons.line}`} onClick={onLast}>
      Last page
    </button>
  </div>
)
