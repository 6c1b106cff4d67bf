import { canonicalEmail } from '@app/domain/account/credentials'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote, Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { isProofRequired } from '../account/with-proof.ts'
import { SettingSection } from './setting-section.tsx'
import * as styles from './settings.module.css'
import { signInMethodsQuery, useDeleteAccount } from './settings.queries.ts'
import { clearPersonFromDevice, useLeaveWithMessage } from './use-leave-with-message.ts'

export function DeleteSection({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  const act = (
    <Button kind="line" className={styles.danger} aria-label="Delete My Account" onClick={() => setAsking(true)}>
      Delete
    </Button>
  )
  return (
    <SettingSection head="Delete account" note="You’ll lose your ideas and streak too." act={act}>
      {isAsking && (
        <Dialog title="Delete your account?" onClosed={() => setAsking(false)}>
          {(close) => <DeleteForm user={user} onCancel={close} />}
        </Dialog>
      )}
    </SettingSection>
  )
}

function DeleteForm({ user: { id, email }, onCancel }: { user: User; onCancel: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const [password, setPassword] = useState('')
  const isConfirmed = canonicalEmail(confirmation) === canonicalEmail(email)
  const hasPassword = useQuery(signInMethodsQuery).data?.hasPassword ?? true
  const removal = useRemoval(id)
  const { form, faults, complain } = useForm<'password'>({
    isBusy: removal.isPending,
    check: () => (isConfirmed && hasPassword && password === '' ? { password: 'Please enter your password' } : {}),
    send: () => isConfirmed && removal.mutate({ confirmation, ...(hasPassword && { password }) }, { onError }),
  })
  const onError = (error: Error) =>
    isProofRequired(error) || complain({ password: errorMessage(error, 'We couldn’t delete your account. Try again.') })
  return (
    <form className="stack" {...form}>
      <p>This deletes your account, ideas and streak right now. We can’t bring them back.</p>
      <Field
        label="Type your email address to confirm"
        type="email"
        autoComplete="off"
        hint={<p className={styles.whole}>{email}</p>}
        value={confirmation}
        onChange={({ target }) => setConfirmation(target.value)}
      />
      {hasPassword ? (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={faults.password}
        />
      ) : (
        faults.password && <ErrorNote>{faults.password}</ErrorNote>
      )}
      <div className="row">
        <Button type="submit" kind="accent" disabled={!isConfirmed} aria-disabled={!isConfirmed || removal.isPending}>
          Delete My Account
        </Button>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useRemoval(person: string) {
  const leave = useLeaveWithMessage()
  return useDeleteAccount(async ({ message }) => {
    await clearPersonFromDevice(person)
    await leave('/', { title: 'Account Deleted', text: message })
  })
}
