import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../api/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DeleteForm } from './delete-form.tsx'

export function DeleteCard({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="card danger" aria-labelledby="delete-head">
      <h2 id="delete-head">Delete account</h2>
      <p className="muted">
        Removes you, your ideas and your streak. There is no undo, so we ask for your address and your password once
        more.
      </p>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        <Trash2 className="i" />
        Delete my account
      </button>
      {isAsking && (
        <Dialog title="Delete your account?" onClosed={() => setAsking(false)}>
          {(close) => <DeleteForm email={user.email} onCancel={close} />}
        </Dialog>
      )}
    </section>
  )
}
