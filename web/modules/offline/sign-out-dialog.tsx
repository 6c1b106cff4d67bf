import { CloudOff, Download, Lock } from 'lucide-react'
import { useState } from 'react'
import { isOnlyInMemory } from '../../pwa/device/device-store.ts'
import type { UnsentCall } from '../../pwa/device/rows.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useNavigation } from '../../ui/navigation.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { textOf } from './outbox-lines.tsx'
import { leaveDevice, noNetwork } from './sign-out.ts'
import * as styles from './sign-out-dialog.module.css'

const dateLine = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

function lineOf({ about: { day, texts } }: UnsentCall, isRefused: boolean) {
  const date = dateLine.format(Date.parse(day)).replace(',', '')
  return `${date}, ${texts.length} ${texts.length === 1 ? 'idea' : 'ideas'}${isRefused ? ', not taken' : ''}.`
}

function headOf(waiting: number, refused: number) {
  if (waiting === 0) return refused === 1 ? 'One session was not taken' : `${refused} sessions were not taken`
  return waiting === 1 ? 'One session has not been sent' : `${waiting} sessions have not been sent`
}

function fateOf(waiting: number, refused: number) {
  if (isOnlyInMemory())
    return 'This browser could not store everything: what is only in this tab is lost when you sign out.'
  const [it, is, does] = waiting + refused === 1 ? ['it', 'is', 'does'] : ['they', 'are', 'do']
  const sent = waiting > 0 ? ', and what can be sent is sent once you sign in here again' : ''
  return `Locked on this device, ${it} ${is} shown to nobody else${sent}. Deleted, ${it} ${does} not count.`
}

export function SignOutDialog({ unsent, onStay }: { unsent: readonly UnsentCall[]; onStay: () => void }) {
  const { leaveFor } = useNavigation()
  const refused = unsent.filter((each) => each.refused !== undefined).length
  const waiting = unsent.length - refused
  const [isStuck, setStuck] = useState(false)
  async function leave(deleted?: readonly UnsentCall[]) {
    setStuck(false)
    setStuck(!(await leaveDevice(leaveFor, deleted)))
  }
  const them = unsent.length === 1 ? 'it' : 'them'
  return (
    <Dialog title={headOf(waiting, refused)} onClosed={onStay}>
      {(close) => (
        <div className={styles.body}>
          <p>
            {unsent.map((each) => lineOf(each, waiting > 0 && each.refused !== undefined)).join(' ')}{' '}
            {fateOf(waiting, refused)}
          </p>
          <button type="button" className={buttons.btn} onClick={close}>
            Stay signed in
          </button>
          <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => saveAsFile(textOf(unsent))}>
            <Download className={layout.i} />
            Save the ideas as a file
          </button>
          {!isOnlyInMemory() && (
            <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => void leave()}>
              <Lock className={layout.i} />
              Sign out and keep {them} locked here
            </button>
          )}
          <button
            type="button"
            className={`${buttons.btn} ${buttons.line} ${styles.danger}`}
            onClick={() => void leave(unsent)}
          >
            Sign out and delete {them}
          </button>
          {isStuck && (
            <p className={fields.note} role="alert">
              <CloudOff className={layout.i} />
              <span>{noNetwork}</span>
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

function saveAsFile(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'firecrest-ideas.txt'
  link.click()
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
