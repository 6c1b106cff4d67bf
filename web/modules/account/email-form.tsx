import { type SubmitEvent, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { complaintAboutEmail } from './rules.ts'

interface Props {
  /** What the button says. */
  action: string
  busy: boolean
  onSend: (email: string) => void
}

/** Asks for the address that a letter shall go to. */
export function EmailForm({ action, busy, onSend }: Props) {
  const [complaint, setComplaint] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function send(event: SubmitEvent) {
    event.preventDefault()
    const email = field.current?.value ?? ''
    const wrong = complaintAboutEmail(email)
    setComplaint(wrong)
    if (wrong) field.current?.focus()
    else if (!busy) onSend(email.trim())
  }

  return (
    <form noValidate aria-busy={busy} onSubmit={send}>
      <Field
        ref={field}
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder="you@example.org"
        error={complaint}
        onChange={() => setComplaint(undefined)}
      />
      <button type="submit" className="btn wide" aria-disabled={busy}>
        {action}
      </button>
    </form>
  )
}
