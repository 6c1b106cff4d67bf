import { Download, Lock } from 'lucide-react'
import type { UnsentCall } from '../../pwa/device/device-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useNavigation } from '../../ui/navigation.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { textOf } from './outbox-lines.tsx'
import { leaveDevice } from './sign-out.ts'
import * as styles from './sign-out-dialog.module.css'

interface Props {
  unsent: readonly UnsentCall[]
  onStay: () => void
}

const dateLine = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const lineOf = ({ about: { day, texts } }: UnsentCall) =>
  `${dateLine.format(Date.parse(day)).replace(',', '')}, ${texts.length} ${texts.length === 1 ? 'idea' : 'ideas'}.`

export function SignOutDialog({ unsent, onStay }: Props) {
  const { leaveFor } = useNavigation()
  const one = unsent.length === 1
  return (
    <Dialog
      title={one ? 'One session has not been sent' : `${unsent.length} sessions have not been sent`}
      onClosed={onStay}
    >
      {(close) => (
        <div className={styles.body}>
          <p>
            {unsent.map(lineOf).join(' ')} Locked on this device, {one ? 'it is' : 'they are'} shown to nobody else and
            sent once you sign in here again. Deleted, {one ? 'it does' : 'they do'} not count.
          </p>
          <button type="button" className={buttons.btn} onClick={close}>
            Stay signed in
          </button>
          <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => saveAsFile(textOf(unsent))}>
            <Download className={layout.i} />
            Save the ideas as a file
          </button>
          <button type="button" className={`${buttons.btn} ${buttons.line}`} onClick={() => void leaveDevice(leaveFor)}>
            <Lock className={layout.i} />
            Sign out and keep {one ? 'it' : 'them'} locked here
          </button>
          <button
            type="button"
            className={`${buttons.btn} ${buttons.line} ${styles.danger}`}
            onClick={() => void leaveDevice(leaveFor, unsent)}
          >
            Sign out and delete {one ? 'it' : 'them'}
          </button>
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
