import { CircleX, LogOut } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../api/call-failed.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSignOutEverywhere } from './settings.queries.ts'
import { useFarewell } from './use-farewell.ts'

export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        <LogOut className="i" />
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
  const farewell = useFarewell()
  const { mutate, isPending, error } = useSignOutEverywhere(() =>
    farewell('/login', { title: 'Signed Out', text: 'Every device is signed out.' }),
  )
  return (
    <div className="stack">
      <p>Every device is signed out at once, this one too. You can sign in again right away.</p>
      {error && (
        <p className="err" role="alert">
          <CircleX className="i" />
          {sentenceOf(error, 'That did not work. Please try again.')}
        </p>
      )}
      <div className="row">
        <button type="button" className="btn" aria-disabled={isPending} onClick={() => isPending || mutate()}>
          Sign Out Everywhere
        </button>
        <button type="button" className="btn line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}
