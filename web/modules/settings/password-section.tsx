import { isAsLongAs, isHashable, shortestPassword, tooLong, tooShortNew } from '@app/domain/account/credentials'
import { useState } from 'react'
import { sentenceOf, showFailure } from '../../api/call-failed.ts'
import type { User } from '../../api/session.ts'
import { ErrorNote } from '../../ui/field.tsx'
import { dayOf } from '../../ui/moments.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { showToast } from '../../ui/toast.ts'
import { type Faults, useForm } from '../../ui/use-form.ts'
import { PasswordHint } from '../account/password-hint.tsx'
import { missingFields } from '../account/rules.ts'
import { isUnproven } from '../account/with-proof.ts'
import { useRemovePassword } from './factor.queries.ts'
import * as styles from './settings.module.css'
import { useChangePassword } from './settings.queries.ts'
import { Way } from './way.tsx'

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
    <Way
      head="Password"
      act={
        isOpen ? null : (
          <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => setOpen(true)}>
            Change Password
          </button>
        )
      }
    >
      {since && <p>{`${isOfSignUp(since, user) ? 'Chosen' : 'Changed'} on ${dayOf(since, '')}.`}</p>}
      {isOpen && <PasswordForm user={user} />}
      {isOpen && !isLast && <RemovePassword />}
    </Way>
  )
}

/** Chosen with the account, and never changed. */
const isOfSignUp = (since: string, { createdAt }: User) => dayOf(since, '') === dayOf(createdAt, '')

function RemovePassword() {
  const { isPending, mutate } = useRemovePassword()
  const onError = (error: Error) => isUnproven(error) || showFailure(error)
  return (
    <button
      type="button"
      className={buttons.link}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(undefined, { onError })}
    >
      Remove the password instead
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
    <form className={layout.stack} {...form}>
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
        hint={<PasswordHint password={entries.fresh} shortest={shortestPassword.reset} person={user} />}
        {...field('fresh')}
      />
      <PasswordField
        label="Confirm new password"
        called="confirmed password"
        autoComplete="new-password"
        {...field('confirmed')}
      />
      {sentences.length > 1 && <ErrorNote id="password-complaint">{sentences[0]}</ErrorNote>}
      <button type="submit" className={`${buttons.btn} ${styles.btn}`} aria-disabled={isBusy}>
        Change Password
      </button>
    </form>
  )
}

/** A refusal is about the current password, so it is shown at that field. */
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
          onError: (error) => complain({ current: sentenceOf(error, 'Failed to change password') }),
        },
      ),
  })
  return { form, faults, isBusy: change.isPending }
}

/** All blank fields are one fault. */
function complaintOf(entries: Entries): Faults<keyof Entries> {
  const { fresh, confirmed } = entries
  const blank = passwordFields.filter((field) => entries[field] === '')
  if (blank.length > 0) return Object.fromEntries(blank.map((field) => [field, missingFields]))
  if (!isAsLongAs(fresh, shortestPassword.reset)) return { fresh: tooShortNew('New password') }
  if (!isHashable(fresh)) return { fresh: tooLong('New password') }
  return fresh === confirmed ? {} : { confirmed: 'New passwords do not match' }
}
