import { shortestPassword } from '@app/domain/account/credentials'
import { ArrowRight, MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordHint } from './password-hint.tsx'
import { rules } from './rules.ts'

export interface Entries {
  firstName: string
  lastName: string
  email: string
  password: string
}

interface Props {
  mode: 'in' | 'up'
  /** What happened to the account that was just made. */
  notice: string
  busy: boolean
  onSubmit: (entries: Entries) => void
}

/** One form for both doors, so that what is written stays when the door changes. */
export function AccountForm({ mode, notice, busy, onSubmit }: Props) {
  // The form library changes its state in place; the compiler would keep yesterday's.
  'use no memo'
  const form = useForm<Entries>({
    mode: 'onTouched',
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { clearErrors, formState, handleSubmit, register } = form
  const { errors } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new door begins without complaints.
  useEffect(() => clearErrors(), [mode, clearErrors])

  return (
    <form className="stack" noValidate aria-busy={busy} onSubmit={handleSubmit((entries) => busy || onSubmit(entries))}>
      {mode === 'in' && notice && (
        <div className="note ok" role="status">
          <MailCheck className="i" />
          <p>{notice}</p>
        </div>
      )}
      {mode === 'up' && <Names form={form} />}
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder="you@example.org"
        error={errors.email?.message}
        {...register('email', rules.email)}
      />
      <PasswordField
        label="Password"
        beside={
          mode === 'in' && (
            <Link className="link" to="/forgot-password">
              Forgot password?
            </Link>
          )
        }
        autoComplete={mode === 'in' ? 'current-password' : 'new-password'}
        error={errors.password?.message}
        hint={mode === 'up' && <Strength form={form} />}
        {...register('password', rules.password)}
      />
      <button
        type="submit"
        className="btn big wide"
        aria-disabled={busy}
        onMouseDown={(event) => event.preventDefault()}
      >
        {mode === 'in' ? 'Sign In' : 'Create Account'}
        <ArrowRight className="i" />
      </button>
      <p className="terms">
        By continuing you agree to our <Link to="/terms">terms</Link> and <Link to="/privacy">privacy notice</Link>.
      </p>
    </form>
  )
}

type Form = UseFormReturn<Entries>

function Names({ form: { formState, register } }: { form: Form }) {
  'use no memo'
  return (
    <div className="names">
      <Field
        label="First name"
        autoComplete="given-name"
        error={formState.errors.firstName?.message}
        {...register('firstName', rules.firstName)}
      />
      <Field
        label="Last name"
        autoComplete="family-name"
        error={formState.errors.lastName?.message}
        {...register('lastName', rules.lastName)}
      />
    </div>
  )
}

function Strength({ form: { control } }: { form: Form }) {
  const [password, firstName, lastName, email] = useWatch({
    control,
    name: ['password', 'firstName', 'lastName', 'email'],
  })
  const own = [firstName, lastName, email.split('@')[0] ?? '']
  return <PasswordHint password={password} shortest={shortestPassword.signUp} own={own} />
}
