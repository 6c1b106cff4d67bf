import { linkLifetimeHours } from '@app/domain/account/lifetimes'
import { invalidLinkMessages } from '@app/domain/account/sign-up-link'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { getMailedToken } from '../../api/mailed-token.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
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
      {!data && !why && <p className="muted">This takes a second.</p>}
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
    <p className="muted">{message}</p>
    <div className={styles.acts}>
      <Button size="wide" to="/login">
        Continue to Sign In
      </Button>
    </div>
  </>
)

function Failed({ why, onRetry }: { why: string; onRetry?: () => void }) {
  const resend = useResendVerification()
  return (
    <>
      <p className="note warn">
        <TriangleAlert className="i" />
        {why}
      </p>
      {onRetry && (
        <Button size="wide" onClick={onRetry}>
          Try Again
        </Button>
      )}
      {!resend.data && (
        <>
          <p className="muted">
            A link works for {linkLifetimeHours.verify} hours. If yours is older, please{' '}
            <Link to={signUpPath}>sign up again</Link>.
          </p>
          <EmailForm action="Send a new link" busy={resend.isPending} onSend={(email) => resend.mutate({ email })} />
        </>
      )}
      <ResendOutcome resend={resend} />
      <div className={styles.acts}>
        <Button kind="line" size="wide" to="/login">
          Back to Login
        </Button>
      </div>
    </>
  )
}
