import { TriangleAlert } from 'lucide-react'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useResendVerification } from './account.queries.ts'
import * as styles from './login.module.css'
import { ResendOutcome } from './resend-outcome.tsx'

export function UnverifiedNote({ email, why }: { email: string; why: string }) {
  const resend = useResendVerification()
  return (
    <div className={styles.unverified}>
      {!resend.data && (
        <div className={`${fields.note} ${fields.warn}`}>
          <TriangleAlert className={layout.i} />
          <div>
            <p>{why}</p>
            <button
              type="button"
              className={`${buttons.link} ${styles.link}`}
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
