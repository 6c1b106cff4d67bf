import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileText } from 'lucide-react'
import { installationQuery } from '../../api/installation.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useForgotPassword } from './account.queries.ts'
import { AccountCard } from './account-card.tsx'
import { EmailForm } from './email-form.tsx'

export function ForgotPasswordScreen() {
  const forgot = useForgotPassword()
  const hasMail = useQuery(installationQuery).data?.mail ?? true
  const send = (email: string) =>
    forgot.mutate(
      { email },
      {
        onError: () =>
          showToast({ title: 'Error', text: 'Failed to send reset email. Please try again.', tone: 'danger' }),
      },
    )
  return (
    <AccountCard
      art={forgot.isSuccess ? 'letter' : 'tangle'}
      head={forgot.isSuccess ? 'Check Your Email' : 'Forgot your password?'}
    >
      {forgot.data ? (
        <LinkSent message={forgot.data.message} hasMail={hasMail} onAnother={forgot.reset} />
      ) : (
        <>
          <p className="muted">{`It happens. ${hasMail ? 'We’ll email you a link.' : 'The site owner will have a link for you.'}`}</p>
          <EmailForm action="Send Reset Link" isBusy={forgot.isPending} onSend={send} />
          <Link className="link" to="/login">
            <ArrowLeft className="i" />
            Back to Login
          </Link>
        </>
      )}
    </AccountCard>
  )
}

interface LinkSentProps {
  /** The same for every address, so that nobody learns who has an account. */
  message: string
  hasMail: boolean
  onAnother: () => void
}

function LinkSent({ message, hasMail, onAnother }: LinkSentProps) {
  return (
    <>
      <p>{message}</p>
      {!hasMail && (
        <p className="note wait">
          <FileText className="i" />
          Email isn’t set up here. Ask the site owner for your link.
        </p>
      )}
      <Button size="wide" to="/login">
        Back to Login
      </Button>
      <Button kind="line" size="wide" onClick={onAnother}>
        Try Different Email
      </Button>
    </>
  )
}
