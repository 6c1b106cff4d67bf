import { isWeak } from '@app/domain/account/credentials'
import { CircleX } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../api/call-failed.ts'
import type { User } from '../../api/session.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { type Complaint, complaintOf, type Entries } from './new-password.ts'
import { useChangePassword } from './settings.queries.ts'

const nothing: Entries = { current: '', fresh: '', confirmed: '' }

export function PasswordCard({ user }: { user: User }) {
  const [entries, setEntries] = useState(nothing)
  const { complaint, isBusy, onSubmit } = usePasswordForm(entries, () => setEntries(nothing))
  const isAboutOne = complaint?.about.length === 1
  const field = (name: keyof Entries) => ({
    name,
    value: entries[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setEntries({ ...entries, [name]: target.value }),
    ...(complaint?.about.includes(name) &&
      (isAboutOne
        ? { error: complaint.sentence }
        : { 'aria-invalid': true, 'aria-describedby': 'password-complaint' })),
  })
  return (
    <section className="card" aria-labelledby="password-head">
      <h2 id="password-head">Change password</h2>
      <form className="stack" noValidate aria-busy={isBusy} onSubmit={onSubmit}>
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
          hint={<Strength password={entries.fresh} user={user} />}
          {...field('fresh')}
        />
        <PasswordField
          label="Confirm new password"
          called="confirmed password"
          autoComplete="new-password"
          {...field('confirmed')}
        />
        {complaint && !isAboutOne && (
          <p className="err" id="password-complaint" role="alert">
            <CircleX className="i" />
            {complaint.sentence}
          </p>
        )}
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Change Password
        </button>
      </form>
    </section>
  )
}

/** Says what is wrong, or sends it; a refusal is said in the same place, since it is about the same fields. */
function usePasswordForm(entries: Entries, onChanged: () => void) {
  const change = useChangePassword()
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const form = useRef<HTMLFormElement>(null)

  function complain(next: Complaint) {
    setComplaint(next)
    const [first] = next.about
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }
  function send() {
    const body = { currentPassword: entries.current, newPassword: entries.fresh }
    change.mutate(body, {
      onSuccess: ({ message }) => {
        onChanged()
        showToast({ title: 'Password Changed', text: message })
      },
      onError: (error) => complain({ sentence: sentenceOf(error, 'Failed to change password'), about: ['current'] }),
    })
  }
  return {
    complaint,
    isBusy: change.isPending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (change.isPending) return
      form.current = event.currentTarget
      const wrong = complaintOf(entries)
      if (wrong) return complain(wrong)
      setComplaint(null)
      send()
    },
  }
}

function Strength({ password, user }: { password: string; user: User }) {
  const own = [user.firstName, user.lastName, user.email.split('@')[0] ?? '']
  const weak = [...password].length >= 8 && isWeak(password, own)
  return (
    <p role="status" className={weak ? 'weak' : undefined}>
      {weak ? 'This one is quickly guessed. Length helps most; it works all the same.' : 'At least 8 characters.'}
    </p>
  )
}
