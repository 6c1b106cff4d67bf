import { CircleX, MailCheck } from 'lucide-react'
import { sentenceOf } from '../../api/call-failed.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import type { useResend } from './account.queries.ts'

const inVain = 'Failed to send a new link. Please try again.'

/** Says what became of the wish for a new link. It stands there before there is something to say, so that it is heard. */
export function ResendOutcome({ resend: { data, error } }: { resend: ReturnType<typeof useResend> }) {
  const said = useFocusIfLost<HTMLParagraphElement>(data !== undefined)
  return (
    <div role="status">
      {data && (
        <p className="note ok" tabIndex={-1} ref={said}>
          <MailCheck className="i" />
          {data.message}
        </p>
      )}
      {error && (
        <p className="err">
          <CircleX className="i" />
          {sentenceOf(error, inVain)}
        </p>
      )}
    </div>
  )
}
