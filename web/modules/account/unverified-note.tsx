import { TriangleAlert } from 'lucide-react'
import { useResendVerification } from './account.queries.ts'
import * as styles from './login.module.css'
import { ResendOutcome } from './resend-outcome.tsx'

export function UnverifiedNote({ email, why }: { email: string; why: string }) {
  const resend = useResendVerification()
  return (
    <div className={styles.unverified}>
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
              Send a New Link
            </button>
          </div>
        </div>
      )}
      <ResendOutcome resend={resend} />
    </div>
  )
}
