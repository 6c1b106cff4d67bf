import { linkHours } from '@app/domain/account/lifetimes'
import { invalidLink } from '@app/domain/account/opened-link'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { CallFailed, sentenceOf } from '../../api/call-failed.ts'
import { mailedToken } from '../../api/mailed-token.ts'
import { Link } from '../../router/link.tsx'
import { signUpAddress } from '../../ui/sign-up-address.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useResend, useVerification } from './account.queries.ts'
import * as styles from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { EmailForm } from './email-form.tsx'
import { ResendOutcome } from './resend-outcome.tsx'

export function VerifyEmailScreen() {
  const [token] = useState(() => mailedToken('/verify-email'))
  const { data, error, refetch } = useVerification(token)
  const why = token ? error && sentenceOf(error, 'Email verification failed') : invalidLink.verify
  const [art, head] = data ? stages.verified : why ? stages.failed : stages.verifying
  // Without an answer of the server the link may still be good.
  const isUnanswered = error && !(error instanceof CallFailed && error.status < 500)
  return (
    <AccountCard art={art} head={head}>
      {data && <Verified message={data.message} />}
      {!data && why && <Failed why={why} {...(isUnanswered && { onRetry: () => void refetch() })} />}
      {!data && !why && <p className={layout.muted}>This takes a second.</p>}
    </AccountCard>
  )
}

const stages = {
  verifying: ['burning', 'Verifying Email...'],
  verified: ['wire', 'Email Verified!'],
  failed: ['burnt', 'Verification Failed'],
} as const

const Verified = ({ message }: { message: string }) => (
  <>
    <p className={layout.muted}>{message}</p>
    <div className={styles.acts}>
      <Link className={`${buttons.btn} ${buttons.wide}`} to="/login">
        Continue to Sign In
      </Link>
    </div>
  </>
)

function Failed({ why, onRetry }: { why: string; onRetry?: () => void }) {
  const resend = useResend()
  return (
    <>
      <p className={`${fields.note} ${fields.warn}`}>
        <TriangleAlert className={layout.i} />
        {why}
      </p>
      {onRetry && (
        <button type="button" className={`${buttons.btn} ${buttons.wide}`} onClick={onRetry}>
          Try Again
        </button>
      )}
      {!resend.data && (
        <>
          <p className={layout.muted}>
            A link works for {linkHours.verify} hours. If yours is older, please{' '}
            <Link to={signUpAddress}>sign up again</Link>.
          </p>
          <EmailForm action="Send a new link" busy={resend.isPending} onSend={(email) => resend.mutate({ email })} />
        </>
      )}
      <ResendOutcome resend={resend} />
      <div className={styles.acts}>
        <Link className={`${buttons.btn} ${buttons.wide} ${buttons.line}`} to="/login">
          Back to Login
        </Link>
      </div>
    </>
  )
}
