import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import { useForm } from '../../ui/use-form.ts'
import { validateEmailField } from './account-form-rules.ts'

interface Props {
  action: string
  busy: boolean
  onSend: (email: string) => void
}

export function EmailForm({ action, busy, onSend }: Props) {
  const [email, setEmail] = useState('')
  const { form, faults, clear } = useForm({
    isBusy: busy,
    check: () => validateEmailField(email),
    send: () => onSend(email.trim()),
  })

  return (
    <form {...form}>
      <Field
        label="E-mail"
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
      <button type="submit" className={`${buttons.btn} ${buttons.wide}`} aria-disabled={busy}>
        {action}
      </button>
    </form>
  )
}
