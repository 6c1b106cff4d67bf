import { canonicalAddress } from '@app/domain/account/credentials'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/call-failed.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { forgetDevice } from './forget-device.ts'
import { useDeleteAccount } from './settings.queries.ts'
import { useFarewell } from './use-farewell.ts'

interface Props {
  email: string
  onCancel: () => void
}

export function DeleteForm({ email, onCancel }: Props) {
  const [confirmation, setConfirmation] = useState('')
  const [password, setPassword] = useState('')
  const { complaint, isBusy, remove } = useRemoval()
  const isConfirmed = canonicalAddress(confirmation) === canonicalAddress(email)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isConfirmed) remove(confirmation, password)
  }
  return (
    <form className="stack" noValidate aria-busy={isBusy} onSubmit={submit}>
      <p>You, your ideas, your streak and every day we counted are removed at once. Nobody can bring them back.</p>
      <Field
        label="Type your e-mail address to confirm"
        type="email"
        autoComplete="off"
        hint={<p className="whole">{email}</p>}
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={complaint}
      />
      <div className="row">
        <button type="submit" className="btn accent" disabled={!isConfirmed} aria-disabled={!isConfirmed || isBusy}>
          Delete my account
        </button>
        <button type="button" className="btn line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function useRemoval() {
  const farewell = useFarewell()
  const { mutate, isPending } = useDeleteAccount(({ message }) => {
    forgetDevice()
    farewell('/', { title: 'Account Deleted', text: message })
  })
  const [complaint, setComplaint] = useState<string>()

  function remove(confirmation: string, password: string) {
    if (isPending) return
    if (password === '') return setComplaint('Please enter your password')
    setComplaint(undefined)
    mutate(
      { confirmation, password },
      { onError: (error) => setComplaint(sentenceOf(error, 'We could not delete your account. Please try again.')) },
    )
  }
  return { complaint, isBusy: isPending, remove }
}
