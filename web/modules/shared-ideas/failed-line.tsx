import { TriangleAlert } from 'lucide-react'
import { errorMessage } from '../../api/api-error.ts'
import * as styles from './failed-line.module.css'

/** Beneath a press or a choice that has fallen back. It is there before, so that a reader hears what comes. */
export const FailedLine = ({ error }: { error: Error | null }) => (
  <p className={styles.failed} role="alert">
    {error && (
      <>
        <TriangleAlert className="i" />
        <span>{errorMessage(error)}</span>
      </>
    )}
  </p>
)
