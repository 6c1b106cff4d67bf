import { CircleX, MailCheck } from 'lucide-react'
import { errorMessage } from '../../api/api-error.ts'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import type { useResendVerification } from './account.queries.ts'
import * as styles from './login.module.css'

/** Always in the page, so that a screen reader announces the outcome. */
export function ResendOutcome({ resend: { data, error } }: { resend: ReturnType<typeof useResendVerification> }) {
  const note = useFocusIfLost<HTMLParagraphElement>(data !== undefined)
  return (
    <div role="status">
      {data && (
        <p className={`${fields.note} ${fields.ok}`} tabIndex={-1} ref={note}>
          <MailCheck className={layout.i} />
          {data.message}
        </p>
      )}
      {error && (
        <p className={`${fields.err} ${styles.err}`}>
          <CircleX className={layout.i} />
          {errorMessage(error, 'Failed to send a new link. Please try again.')}
        </p>
      )}
    </div>
  )
}
