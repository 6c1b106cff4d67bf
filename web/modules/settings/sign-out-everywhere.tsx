import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { useSignOutEverywhere } from './settings.queries.ts'
import { useLeaveWithMessage } from './use-leave-with-message.ts'

export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="line" onClick={() => setAsking(true)}>
        Sign Out Everywhere
      </Button>
      {isAsking && (
        <Dialog title="Sign out everywhere?" onClosed={() => setAsking(false)}>
          {(close) => <Question onCancel={close} />}
        </Dialog>
      )}
    </>
  )
}

function Question({ onCancel }: { onCancel: () => void }) {
  const leave = useLeaveWithMessage()
  const { mutate, isPending, error } = useSignOutEverywhere(() =>
    leave('/login', { title: 'Signed Out', text: 'You’re signed out on every device.' }),
  )
  return (
    <div className="stack">
      <p>
        That includes this device. Your calendar link and shared links stop working. Ideas you haven’t submitted stay
        locked on this device.
      </p>
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <div className="row">
        <Button isBusy={isPending} onClick={() => mutate()}>
          Sign Out Everywhere
        </Button>
        <Button kind="line" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
