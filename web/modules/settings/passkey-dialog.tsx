import { maxPasskeyNameLength } from '@app/domain/passkeys/passkey-rules'
import { isBlank, sanitizeForDisplay } from '@app/domain/text/text'
import { useState } from 'react'
import { errorMessage, isRefused, showError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { isProofRequired } from '../account/with-proof.ts'
import { LastSignInMethod } from './last-sign-in-method.tsx'
import { type Passkey, useRemovePasskey, useRenamePasskey } from './settings.queries.ts'

interface Props {
  passkey: Passkey
  onAdd: () => void
  onClosed: () => void
  onRemoved: () => void
}

export function PasskeyDialog({ passkey, onAdd, onClosed, onRemoved }: Props) {
  const [isLast, setLast] = useState(false)
  const remove = useRemovePasskey()
  const press = (close: () => void) =>
    remove.mutate(passkey, {
      onSuccess: () => {
        close()
        onRemoved()
        showToast({
          title: 'Passkey Removed',
          text: `You can’t sign in with “${sanitizeForDisplay(passkey.name)}” any more.`,
        })
      },
      onError(error) {
        if (isRefused(error, 'last_way')) setLast(true)
        else if (!isProofRequired(error)) showError(error)
      },
    })
  return (
    <Dialog title={isLast ? 'This is your only way to sign in' : sanitizeForDisplay(passkey.name)} onClosed={onClosed}>
      {(close) =>
        isLast ? (
          <LastSignInMethod onAdd={onAdd} close={close} />
        ) : (
          <div className="stack">
            <NameForm passkey={passkey} onSaved={close} />
            <div className="row">
              <Button kind="line" isBusy={remove.isPending} onClick={() => press(close)}>
                Remove Passkey
              </Button>
            </div>
          </div>
        )
      }
    </Dialog>
  )
}

function NameForm({ passkey: { id, name: before }, onSaved }: { passkey: Passkey; onSaved: () => void }) {
  const [name, setName] = useState(before)
  const { mutate, isPending } = useRenamePasskey()
  const { form, faults, complain } = useForm<'name'>({
    isBusy: isPending,
    check: () => (isBlank(name) ? { name: 'Please enter a name' } : {}),
    send: () =>
      mutate({ id, name }, { onSuccess: onSaved, onError: (error) => complain({ name: errorMessage(error) }) }),
  })
  return (
    <form className="stack" {...form}>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={maxPasskeyNameLength}
        value={name}
        error={faults.name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" isBusy={isPending}>
        Save Name
      </Button>
    </form>
  )
}
