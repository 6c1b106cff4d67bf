import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './admin.module.css'

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
      <p className={`${layout.muted} ${styles.pending}`} role="status">
        Loading {what}…
      </p>
    )
  return isEmpty && <div className={surfaces.empty}>{children}</div>
}

const Failed = ({ what, onRetry }: Pick<Props, 'what' | 'onRetry'>) => (
  <div className={styles.refused}>
    <p className={`${fields.note} ${fields.warn}`} role="alert">
      <TriangleAlert className={layout.i} />
      <span>Error loading {what}. Please try again or check your permissions.</span>
    </p>
    <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={onRetry}>
      Try Again
    </button>
  </div>
)
