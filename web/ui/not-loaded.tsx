import { TriangleAlert } from 'lucide-react'
import * as buttons from './styles/buttons.module.css'
import * as fields from './styles/fields.module.css'
import * as styles from './styles/layout.module.css'

interface Props {
  what: string
  isError: boolean
  onRetry: () => void
}

/** What stands in a card while its answer is on the way, or did not arrive. */
export const NotLoaded = ({ what, isError, onRetry }: Props) =>
  isError ? (
    <div className={styles.stack}>
      <p className={`${fields.note} ${fields.warn}`} role="alert">
        <TriangleAlert className={styles.i} />
        <span>We could not load {what}.</span>
      </p>
      <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={onRetry}>
        Try Again
      </button>
    </div>
  ) : (
    <p className={styles.muted} data-part="pending" role="status">
      Loading {what}…
    </p>
  )
