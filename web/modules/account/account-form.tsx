import { minPasswordLength } from '@app/domain/account/credentials'
import { ArrowRight, CircleX } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { type AccountFormEntries, validateAccountForm } from './account-form-rules.ts'
import * as styles from './login.module.css'
import { PasswordHint } from './password-hint.tsx'

interface Props {
  mode: 'in' | 'up'
  /** Of somebody who comes back from the step after the password. */
  email: string
  isBusy: boolean
  /** What was refused, announced already. */
  failure: string | null
  onSubmit: (entries: AccountFormEntries) => void
  /** Somebody types a password; one that the browser has filled in is not typed. */
  onTypePassword: () => void
}

const nothing: AccountFormEntries = { firstName: '', lastName: '', email: '', password: '' }

const forgotPassword = (
  <Link className="link" to="/forgot-password">
    Forgot password?
  </Link>
)

/** One form for sign-in and sign-up, so that the entries stay when the mode changes. */
export function AccountForm({ mode, email, isBusy, failure, onSubmit, onTypePassword }: Props) {
  const [entries, setEntries] = useState({ ...nothing, email })
  const password = useFocusIfLost<HTMLInputElement>(email !== '')
  const { form, errorOf, leave } = useValidation({ entries, mode, isBusy, onSubmit })
  const field = (name: keyof AccountFormEntries) => ({
    name,
    value: entries[name],
    error: errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setEntries({ ...entries, [name]: target.value }),
    onBlur: () => (mode === 'up' || entries[name]) && leave(name),
  })
  const hint = mode === 'up' && (
    <PasswordHint password={entries.password} shortest={minPasswordLength.signUp} person={entries} />
  )
  return (
    <form className="stack" {...form}>
      {mode === 'up' && (
        <div className={styles.names}>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
      )}
      <Field
        label="Email"
        type="email"
        // Browsers list passkeys under a field that says so.
        autoComplete={mode === 'in' ? 'username webauthn' : 'username'}
        inputMode="email"
        placeholder="you@example.org"
        {...field('email')}
      />
      <PasswordField
        label="Password"
        ref={password}
        beside={mode === 'in' && forgotPassword}
        autoComplete={mode === 'in' ? 'current-password' : 'new-password'}
        hint={hint}
        onKeyDown={onTypePassword}
        {...field('password')}
      />
      {failure && (
        <p className="err">
          <CircleX className="i" />
          <span>{failure}</span>
        </p>
      )}
      <Button type="submit" size="big wide" isBusy={isBusy} onMouseDown={(event) => event.preventDefault()}>
        <span>{mode === 'in' ? 'Sign In' : 'Create Account'}</span>
        <ArrowRight className="i" />
      </Button>
    </form>
  )
}

/** A field is validated once it was left, at sign-in with something in it, then at every key. Another mode begins anew. */
function useValidation({
  entries,
  mode,
  isBusy,
  onSubmit,
}: Omit<Props, 'email' | 'failure' | 'onTypePassword'> & { entries: AccountFormEntries }) {
  const [left, setLeft] = useState<readonly (keyof AccountFormEntries)[]>([])
  const [previousMode, setPreviousMode] = useState(mode)
  const wrong = validateAccountForm(entries, mode)
  const { form, faults, clear } = useForm({ isBusy, check: () => wrong, send: () => onSubmit(entries) })
  if (previousMode !== mode) {
    setPreviousMode(mode)
    setLeft([])
    clear()
  }
  return {
    form,
    errorOf: (name: keyof AccountFormEntries) => (left.includes(name) || name in faults ? wrong[name] : undefined),
    leave: (name: keyof AccountFormEntries) => setLeft([...left, name]),
  }
}
