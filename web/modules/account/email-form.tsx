import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { validateEmailField } from './account-form-rules.ts'

interface Props {
  action: string
  isBusy: boolean
  onSend: (email: string) => void
}

export function EmailForm({ action, isBusy, onSend }: Props) {
  const [email, setEmail] = useState('')
  const { form, faults, clear } = useForm({
    isBusy,
    check: () => validateEmailField(email),
    send: () => onSend(email.trim()),
  })

  return (
    <form {...form}>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder="you@example.org"
        value={email}
        error={faults.email}
        onChange={({ target }) => {
          setEmail(target.value)
          clear()
        }}
      />
      <Button type="submit" size="wide" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}
