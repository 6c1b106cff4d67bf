import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import { formatCount } from '@app/domain/text/number-words'
import { CloudOff, Download, Lock } from 'lucide-react'
import { useState } from 'react'
import type { UnsentDraft } from '../../device/drafts.ts'
import { isOnlyInMemory } from '../../device/submission-queue/submission-store.ts'
import { useNavigation } from '../../router/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { deviceDayOf } from '../../ui/format-date-time.ts'
import { noNetworkMessage, signOutOfDevice, type Unsent, type UnsentSubmission } from './sign-out.ts'
import * as styles from './sign-out-dialog.module.css'
import { formatSubmissions } from './submission-queue-lines.tsx'

const textsOf = ({ length }: readonly string[]) => formatCount(length, 'idea')

const lineOf = ({ about: { day, texts } }: UnsentSubmission, isRefused: boolean) =>
  `${formatWeekdayAndDate(day)}, ${textsOf(texts)}${isRefused ? ', not taken' : ''}.`

const draftLine = ({ at, texts }: UnsentDraft) =>
  `${formatWeekdayAndDate(deviceDayOf(at))}, ${textsOf(texts)}, not handed in.`

const rowOf = ({ at, texts }: UnsentDraft) => ({
  about: { day: new Date(at).toISOString().slice(0, 10), title: 'Not handed in', texts },
})

function headOf({ waiting, refused, drafts }: Counts) {
  if (waiting + refused === 0) return drafts === 1 ? 'One list is not handed in' : `${drafts} lists are not handed in`
  if (waiting === 0) return refused === 1 ? 'One session was not taken' : `${refused} sessions were not taken`
  return waiting === 1 ? 'One session has not been sent' : `${waiting} sessions have not been sent`
}

interface Counts {
  waiting: number
  refused: number
  drafts: number
}

function fateOf({ waiting, refused, drafts }: Counts) {
  if (isOnlyInMemory())
    return 'This browser could not store everything: what is only in this tab is lost when you sign out.'
  const those = waiting + refused + drafts
  if (those === drafts) {
    const [it, is] = drafts === 1 ? ['it', 'is'] : ['they', 'are']
    return `Locked on this device, ${it} ${is} shown to nobody else until you sign in here again. Deleted, ${it} ${is} gone.`
  }
  const [it, is, does] = those === 1 ? ['it', 'is', 'does'] : ['they', 'are', 'do']
  const sent = waiting > 0 ? ', and what can be sent is sent once you sign in here again' : ''
  return `Locked on this device, ${it} ${is} shown to nobody else${sent}. Deleted, ${it} ${does} not count.`
}

interface Props {
  person: string
  unsent: Unsent
  onStay: () => void
}

export function SignOutDialog({ person, unsent: { waiting: calls, drafts }, onStay }: Props) {
  const { leaveFor } = useNavigation()
  const refused = calls.filter(({ status }) => status === 'refused').length
  const waiting = calls.length - refused
  const counts = { waiting, refused, drafts: drafts.length }
  const [isStuck, setStuck] = useState(false)
  async function leave(what: 'locked' | 'deleted') {
    setStuck(false)
    setStuck(!(await signOutOfDevice(person, leaveFor, what)))
  }
  const them = calls.length + drafts.length === 1 ? 'it' : 'them'
  const lines = [
    ...calls.map((each) => lineOf(each, waiting > 0 && each.status === 'refused')),
    ...drafts.map(draftLine),
  ]
  const file = formatSubmissions([...calls, ...drafts.map(rowOf)])
  return (
    <Dialog title={headOf(counts)} onClosed={onStay}>
      {(close) => (
        <div className={styles.body}>
          <p>
            {lines.join(' ')} {fateOf(counts)}
          </p>
          <Button onClick={close}>Stay signed in</Button>
          <Button kind="line" onClick={() => saveAsFile(file)}>
            <Download className="i" />
            Save the ideas as a file
          </Button>
          {!isOnlyInMemory() && (
            <Button kind="line" onClick={() => void leave('locked')}>
              <Lock className="i" />
              Sign out and keep {them} locked here
            </Button>
          )}
          <Button kind="line" className={styles.danger} onClick={() => void leave('deleted')}>
            Sign out and delete {them}
          </Button>
          {isStuck && (
            <p className="note" role="alert">
              <CloudOff className="i" />
              <span>{noNetworkMessage}</span>
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
