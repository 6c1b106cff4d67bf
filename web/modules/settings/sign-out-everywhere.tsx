import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import * as dialog from '../../ui/dialog.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as styles from './settings.module.css'
import { useSignOutEverywhere } from './settings.queries.ts'
import { useLeaveWithMessage } from './use-leave-with-message.ts'

export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={`${buttons.btn} ${styles.btn} ${buttons.line}`} onClick={() => setAsking(true)}>
        <LogOut className={layout.i} />
        Sign Out Everywhere
      </button>
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
    leave('/login', { title: 'Signed Out', text: 'Every device is signed out.' }),
  )
  return (
    <div className={layout.stack}>
      <p>
        Every device is signed out at once, this one too. What you have not handed in stays locked on it. You can sign
        in again right away.
      </p>
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <div className={`${layout.row} ${dialog.row}`}>
        <button type="button" className={buttons.btn} aria-disabled={isPending} onClick={() => isPending || mutate()}>
          Sign Out Everywhere
        </button>
        <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
