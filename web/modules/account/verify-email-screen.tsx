import { linkLifetimeHours } from '@app/domain/account/lifetimes'
import { invalidLinkMessages } from '@app/domain/account/sign-up-link'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { getMailedToken } from '../../api/mailed-token.ts'
import { Link } from '../../router/link.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useResendVerification, useVerifyEmail } from './account.queries.ts'
import * as styles from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { EmailForm } from './email-form.tsx'
import { ResendOutcome } from './resend-outcome.tsx'

export function VerifyEmailScreen() {
  const [token] = useState(() => getMailedToken('/verify-email'))
  const { data, error, refetch } = useVerifyEmail(token)
  const why = token ? error && errorMessage(error, 'Email verification failed') : invalidLinkMessages.verify
  const [art, head] = data ? stages.verified : why ? stages.failed : stages.verifying
  // Without an answer of the server the link may still be good.
  const isUnanswered = error && !(error instanceof ApiError && error.status < 500)
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
  const resend = useResendVerification()
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
            A link works for {linkLifetimeHours.verify} hours. If yours is older, please{' '}
            <Link to={signUpPath}>sign up again</Link>.
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
