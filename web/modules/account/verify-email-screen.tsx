import { linkLifetimeHours } from '@app/domain/account/lifetimes'
import { invalidLinkMessages } from '@app/domain/account/sign-up-link'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { getMailedToken } from '../../api/mailed-token.ts'
import { Link } from '../../router/link.tsx'
import { BurningMatch } from '../../ui/burning-match.tsx'
import { Button } from '../../ui/button.tsx'
import { signUpPath } from '../../ui/sign-up-path.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useResendVerification, useVerifyEmail } from './account.queries.ts'
import * as styles from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { EmailForm } from './email-form.tsx'
import { ResendOutcome } from './resend-outcome.tsx'

/** Opening it changes nothing: programs that check mails open every link. */
export function VerifyEmailScreen() {
  const [token] = useState(() => getMailedToken('/verify-email'))
  const { data, error, status, mutate } = useVerifyEmail(token)
  const stage = token ? (data?.user ? 'pending' : status) : 'error'
  const [art, head] = stages[stage]
  return (
    <AccountCard art={art} head={head}>
      {stage === 'idle' && <Question onPress={() => mutate()} />}
      {stage === 'pending' && <Waiting />}
      {stage === 'success' && data && <Verified message={data.message} />}
      {stage === 'error' && <Failed error={error} onRetry={() => mutate()} />}
    </AccountCard>
  )
}

const stages = {
  idle: ['letter', 'Did you just sign up?'],
  pending: ['letter', 'Verifying Email...'],
  success: ['wire', 'Email Verified!'],
  error: ['lost', 'Verification Failed'],
} as const

const Question = ({ onPress }: { onPress: () => void }) => (
  <>
    <p className="muted">If you signed up, verify your email to open the account. If not, close this page.</p>
    <Button size="wide" onClick={onPress}>
      Verify My Email
    </Button>
  </>
)

const patienceMs = 8_000

function Waiting() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, patienceMs, true)
    return () => clearTimeout(timer)
  }, [])
  const [asksForLink, setAsksForLink] = useState(false)
  const form = useFocusIfLost<HTMLDivElement>(asksForLink)
  return (
    <>
      <p className="muted">This takes a second.</p>
      <BurningMatch className={styles.burning} />
      {asksForLink ? (
        <div className="stack" ref={form} tabIndex={-1}>
          <NewLink />
        </div>
      ) : (
        isSlow && (
          <button type="button" className="link" onClick={() => setAsksForLink(true)}>
            Send a New Link
          </button>
        )
      )}
    </>
  )
}

const Verified = ({ message }: { message: string }) => (
  <>
    <p className="muted">{message}</p>
    <Button size="wide" to="/login">
      Continue to Sign In
    </Button>
  </>
)

/** No error: there is no link. */
function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  // Without an answer of the server the link may still be good.
  const isUnanswered = error && !(error instanceof ApiError && error.status < 500)
  return (
    <>
      <p className="note warn">
        <TriangleAlert className="i" />
        {error ? errorMessage(error, 'Email verification failed') : invalidLinkMessages.verify}
      </p>
      {isUnanswered && (
        <Button size="wide" onClick={onRetry}>
          Try Again
        </Button>
      )}
      <NewLink />
      <Button kind="line" size="wide" to="/login">
        Back to Login
      </Button>
    </>
  )
}

function NewLink() {
  const resend = useResendVerification()
  return (
    <>
      {!resend.data && (
        <>
          <p className="muted">
            Links work for {linkLifetimeHours.verify} hours. If yours is older,{' '}
            <Link to={signUpPath}>sign up again</Link>.
          </p>
          <EmailForm action="Send a New Link" isBusy={resend.isPending} onSend={(email) => resend.mutate({ email })} />
        </>
      )}
      <ResendOutcome resend={resend} />
    </>
  )
}
