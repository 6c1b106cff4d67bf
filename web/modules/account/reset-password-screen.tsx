import { invalidLinkMessages } from '@app/domain/account/sign-up-link'
import { useEffect, useState } from 'react'
import { getMailedToken } from '../../api/mailed-token.ts'
import { useNavigation } from '../../router/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useResetPassword } from './account.queries.ts'
import { AccountCard } from './account-card.tsx'
import { ResetForm } from './reset-form.tsx'

export function ResetPasswordScreen() {
  const [token] = useState(() => getMailedToken('/reset-password'))
  return token ? <Reset token={token} /> : <InvalidLink />
}

function InvalidLink() {
  const { go } = useNavigation()
  useEffect(() => {
    showToast({ title: 'Invalid Link', text: invalidLinkMessages.reset, tone: 'danger' })
    go('/login', { replace: true })
  }, [go])
  return <main id="main" className="wrap page" />
}

function Reset({ token }: { token: string }) {
  const reset = useResetPassword()
  if (!reset.isSuccess)
    return (
      <AccountCard key="card" art="tangle" head="New password">
        <ResetForm
          isBusy={reset.isPending}
          failure={reset.error}
          onSend={(newPassword) => reset.mutate({ token, newPassword })}
        />
      </AccountCard>
    )
  return (
    <AccountCard key="card" art="wire" head="Password Reset Complete">
      <p className="muted">You’re signed out on every device.</p>
      <Button size="wide" to="/login">
        Continue to Sign In
      </Button>
    </AccountCard>
  )
}
