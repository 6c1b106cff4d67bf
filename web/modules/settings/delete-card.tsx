import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../api/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { DeleteForm } from './delete-form.tsx'
import * as styles from './settings.module.css'

export function DeleteCard({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={`${surfaces.card} ${styles.card} ${styles.danger}`} aria-labelledby="delete-head">
      <h2 id="delete-head">Delete account</h2>
      <p className={layout.muted}>
        Removes you, your ideas and your streak. There is no undo, so we ask for your address and your password once
        more.
      </p>
      <button type="button" className={`${buttons.btn} ${styles.btn} ${buttons.line}`} onClick={() => setAsking(true)}>
        <Trash2 className={layout.i} />
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
