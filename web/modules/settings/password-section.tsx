import {
  hasMinLength,
  isHashableLength,
  minPasswordLength,
  newPasswordTooShortMessage,
  passwordTooLongMessage,
} from '@app/domain/account/credentials'
import { useState } from 'react'
import { errorMessage, isRefused, showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { formatDate } from '../../ui/format-date-time.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { type FieldErrors, useForm } from '../../ui/use-form.ts'
import { missingFieldsMessage } from '../account/account-form-rules.ts'
import { PasswordHint } from '../account/password-hint.tsx'
import { isProofRequired } from '../account/with-proof.ts'
import { useRemovePassword } from './second-factor.queries.ts'
import { SettingSection } from './setting-section.tsx'
import { useChangePassword } from './settings.queries.ts'

interface Entries {
  current: string
  fresh: string
  confirmed: string
}

const passwordFields = ['current', 'fresh', 'confirmed'] as const

const nothing: Entries = { current: '', fresh: '', confirmed: '' }

interface Props {
  user: User
  since: string | null
  isLast: boolean
}

/** The form stands where its button was. */
export function PasswordSection({ user, since, isLast }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingSection
      head="Password"
      note={since && `${isOfSignUp(since, user) ? 'Chosen' : 'Changed'} on ${formatDate(since, '')}.`}
      act={
        isOpen ? null : (
          <Button kind="line" aria-label="Change Password" onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm user={user} />}
      {isOpen && !isLast && <RemovePassword />}
    </SettingSection>
  )
}

/** Chosen with the account, and never changed. */
const isOfSignUp = (since: string, { createdAt }: User) => formatDate(since, '') === formatDate(createdAt, '')

function RemovePassword() {
  const { isPending, mutate } = useRemovePassword()
  const onError = (error: Error) => isProofRequired(error) || showError(error)
  return (
    <button
      type="button"
      className="link"
      aria-disabled={isPending}
      onClick={() => isPending || mutate(undefined, { onError })}
    >
      Remove Password Instead
    </button>
  )
}

function PasswordForm({ user }: { user: User }) {
  const [entries, setEntries] = useState(nothing)
  const { form, faults, isBusy } = usePasswordForm(entries, () => setEntries(nothing))
  const sentences = Object.values(faults)
  const isAboutOne = sentences.length === 1
  const field = (name: keyof Entries) => ({
    name,
    value: entries[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setEntries({ ...entries, [name]: target.value }),
    ...(faults[name] &&
      (isAboutOne ? { error: faults[name] } : { 'aria-invalid': true, 'aria-describedby': 'password-complaint' })),
  })
  return (
    <form className="stack" {...form}>
      {/* Password managers keep the new password under this name. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current password"
        called="current password"
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordField
        label="New password"
        called="new password"
        autoComplete="new-password"
        hint={<PasswordHint password={entries.fresh} shortest={minPasswordLength.reset} person={user} />}
        {...field('fresh')}
      />
      <PasswordField
        label="Confirm new password"
        called="confirmed password"
        autoComplete="new-password"
        {...field('confirmed')}
      />
      {sentences.length > 1 && <ErrorNote id="password-complaint">{sentences[0]}</ErrorNote>}
      <Button type="submit" isBusy={isBusy}>
        Change Password
      </Button>
    </form>
  )
}

/** A refusal is shown at the field that it is about: the current password, unless the new one is too common. */
function usePasswordForm(entries: Entries, onChanged: () => void) {
  const change = useChangePassword()
  const { form, faults, complain } = useForm<keyof Entries>({
    isBusy: change.isPending,
    check: () => complaintOf(entries),
    send: () =>
      change.mutate(
        { currentPassword: entries.current, newPassword: entries.fresh },
        {
          onSuccess: ({ message }) => {
            onChanged()
            showToast({ title: 'Password Changed', text: message })
          },
          onError: (error) =>
            complain({
              [isRefused(error, 'common_password') ? 'fresh' : 'current']: errorMessage(
                error,
                'Failed to change password',
              ),
            }),
        },
      ),
  })
  return { form, faults, isBusy: change.isPending }
}

/** All blank fields are one fault. */
function complaintOf(entries: Entries): FieldErrors<keyof Entries> {
  const { fresh, confirmed } = entries
  const blank = passwordFields.filter((field) => entries[field] === '')
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, missingFieldsMessage]))
  if (!hasMinLength(fresh, minPasswordLength.reset)) return { fresh: newPasswordTooShortMessage('New password') }
  if (!isHashableLength(fresh)) return { fresh: passwordTooLongMessage('New password') }
  return fresh === confirmed ? {} : { confirmed: 'New passwords do not match' }
}
