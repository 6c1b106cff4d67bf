import { canonicalAddress } from '@app/domain/account/credentials'
import { useState } from 'react'
import { sentenceOf } from '../../api/call-failed.ts'
import * as dialog from '../../ui/dialog.module.css'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './settings.module.css'
import { useDeleteAccount } from './settings.queries.ts'
import { forgetDevice, useFarewell } from './use-farewell.ts'

interface Props {
  email: string
  onCancel: () => void
}

export function DeleteForm({ email, onCancel }: Props) {
  const [confirmation, setConfirmation] = useState('')
  const [password, setPassword] = useState('')
  const isConfirmed = canonicalAddress(confirmation) === canonicalAddress(email)
  const removal = useRemoval()
  const { form, faults, complain } = useForm<'password'>({
    isBusy: removal.isPending,
    check: () => (isConfirmed && password === '' ? { password: 'Please enter your password' } : {}),
    send: () => isConfirmed && remove(),
  })
  const remove = () =>
    removal.mutate(
      { confirmation, password },
      {
        onError: (error) =>
          complain({ password: sentenceOf(error, 'We could not delete your account. Please try again.') }),
      },
    )
  return (
    <form className={layout.stack} {...form}>
      <p>You, your ideas, your streak and every day we counted are removed at once. Nobody can bring them back.</p>
      <Field
        label="Type your e-mail address to confirm"
        type="email"
        autoComplete="off"
        hint={<p className={styles.whole}>{email}</p>}
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={faults.password}
      />
      <div className={`${layout.row} ${dialog.row}`}>
        <button
          type="submit"
          className={`${buttons.btn} ${buttons.accent}`}
          disabled={!isConfirmed}
          aria-disabled={!isConfirmed || removal.isPending}
        >
          Delete my account
        </button>
        <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function useRemoval() {
  const farewell = useFarewell()
  return useDeleteAccount(({ message }) => {
    forgetDevice()
    farewell('/', { title: 'Account Deleted', text: message })
  })
}
