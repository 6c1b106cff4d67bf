import { minPasswordLength } from '@app/domain/account/credentials'
import { TriangleAlert } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { errorMessage, isRefused } from '../../api/api-error.ts'
import { getMailedTo } from '../../api/mailed-token.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { type NewPassword, validateResetForm } from './account-form-rules.ts'
import { PasswordHint } from './password-hint.tsx'

interface Props {
  isBusy: boolean
  failure: Error | null
  onSend: (password: string) => void
}

export function ResetForm({ isBusy, failure, onSend }: Props) {
  const [entries, setEntries] = useState<NewPassword>({ password: '', again: '' })
  const [name] = useState(getMailedTo)
  const { form, faults, clear } = useForm({
    isBusy,
    check: () => validateResetForm(entries),
    send: () => onSend(entries.password),
  })
  const field = (name: keyof NewPassword) => ({
    name,
    autoComplete: 'new-password',
    value: entries[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setEntries({ ...entries, [name]: target.value })
      clear()
    },
  })

  return (
    <form {...form}>
      {failure && <Failure error={failure} />}
      {/* Password managers keep the new password under this name. */}
      <input type="email" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label="New password"
        called="new password"
        hint={<PasswordHint password={entries.password} shortest={minPasswordLength.reset} />}
        {...field('password')}
      />
      <PasswordField label="Confirm password" called="confirmed password" {...field('again')} />
      <Button type="submit" size="wide" isBusy={isBusy}>
        Reset Password
      </Button>
    </form>
  )
}

const Failure = ({ error }: { error: Error }) => (
  <div className="note warn" role="alert">
    <TriangleAlert className="i" />
    <p>
      <span>{errorMessage(error, 'Failed to reset password. The link may have expired.')}</span>
      {isRefused(error, 'invalid_reset_link') && (
        <span>
          {' '}
          <Link to="/forgot-password">Get a New Link</Link>
        </span>
      )}
    </p>
  </div>
)
