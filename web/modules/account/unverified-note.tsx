import { TriangleAlert } from 'lucide-react'
import { useResend } from './account.queries.ts'
import { ResendOutcome } from './resend-outcome.tsx'

interface Props {
  email: string
  /** Why the door stayed shut. */
  why: string
}

/** The password was right, but nobody has opened the link yet: it offers another one. */
export function UnverifiedNote({ email, why }: Props) {
  const resend = useResend()
  return (
    <div className="unverified">
      {!resend.data && (
        <div className="note warn">
          <TriangleAlert className="i" />
          <div>
            <p>{why}</p>
            <button
              type="button"
              className="link"
              aria-disabled={resend.isPending}
              onClick={() => resend.isPending || resend.mutate({ email })}
            >
              Send a new link
            </button>
          </div>
        </div>
      )}
      <ResendOutcome resend={resend} />
    </div>
  )
}
