import { CircleX, MailCheck } from 'lucide-react'
import { errorMessage } from '../../api/api-error.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import type { useResendVerification } from './account.queries.ts'

/** Always in the page, so that a screen reader announces the outcome. */
export function ResendOutcome({ resend: { data, error } }: { resend: ReturnType<typeof useResendVerification> }) {
  const note = useFocusIfLost<HTMLParagraphElement>(data !== undefined)
  return (
    <div role="status">
      {data && (
        <p className="note ok" tabIndex={-1} ref={note}>
          <MailCheck className="i" />
          {data.message}
        </p>
      )}
      {error && (
        <p className="err">
          <CircleX className="i" />
          {errorMessage(error, 'We couldn’t send a new link. Try again.')}
        </p>
      )}
    </div>
  )
}
