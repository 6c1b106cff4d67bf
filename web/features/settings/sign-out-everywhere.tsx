import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleX, LogOut } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../api/call.ts'
import { userQuery } from '../../api/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSignOutEverywhere } from './settings.queries.ts'

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
  const { mutate, isPending, error } = useSignOutEverywhere()
  const leave = useLeave()
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
        <button
          type="button"
          className="btn"
          aria-disabled={isPending}
          onClick={() => isPending || mutate(undefined, { onSuccess: leave })}
        >
          Sign Out Everywhere
        </button>
        <button type="button" className="btn line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}

/** Nobody is signed in any more: nothing that was fetched may stay. */
function useLeave() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    cache.setQueryData(userQuery.queryKey, null)
    await navigate({ to: '/login' })
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
    showToast({ title: 'Signed Out', text: 'Every device is signed out.' })
  }
}
