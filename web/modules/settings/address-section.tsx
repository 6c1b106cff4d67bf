import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { errorMessage, showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { EmailForm } from '../account/email-form.tsx'
import { isProofRequired, withProof } from '../account/with-proof.ts'
import { SettingSection } from './setting-section.tsx'
import { signInMethodsQuery } from './settings.queries.ts'

/** The mailbox that was left may be in wrong hands. */
function KeepAddress({ until }: { until: string }) {
  const cache = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => withProof('keep your new address', () => api.keepAddress()),
    onSuccess: () => cache.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
    onError: (error) => isProofRequired(error) || showError(error),
  })
  return (
    <div className="row thing">
      <small>{`You can undo this from your old address until ${formatDateTime(until)}.`}</small>
      <Button kind="line" isBusy={isPending} onClick={() => mutate()}>
        Keep New Address
      </Button>
    </div>
  )
}

/** The form stands where its button was. */
export function AddressSection({ user, undoUntil }: { user: User; undoUntil: string | null }) {
  const [isOpen, setOpen] = useState(false)
  const change = useMutation({
    mutationFn: (email: string) => withProof('change your address', () => api.changeAddress({ body: { email } })),
    onSuccess: () => setOpen(false),
  })
  return (
    <SettingSection
      head="Email"
      note={user.email}
      act={
        isOpen ? null : (
          <Button kind="line" aria-label="Change Address" onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {undoUntil && <KeepAddress until={undoUntil} />}
      {isOpen && (
        <EmailForm
          action="Change Address"
          isBusy={change.isPending}
          onSend={(email) => change.isPending || change.mutate(email)}
        />
      )}
      {change.error && !isProofRequired(change.error) && (
        <ErrorNote>{errorMessage(change.error, 'Email Not Changed')}</ErrorNote>
      )}
      <div role="status">
        {change.data && (
          <p className="note ok">
            <MailCheck className="i" />
            <span>{change.data.message}</span>
          </p>
        )}
      </div>
    </SettingSection>
  )
}
