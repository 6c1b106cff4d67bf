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
  `${formatWeekdayAndDate(day)}, ${textsOf(texts)}${isRefused ? ', not accepted' : ''}.`

const draftLine = ({ at, texts }: UnsentDraft) =>
  `${formatWeekdayAndDate(deviceDayOf(at))}, ${textsOf(texts)}, not submitted.`

const rowOf = ({ at, texts }: UnsentDraft) => ({
  about: { day: new Date(at).toISOString().slice(0, 10), title: 'Not submitted', texts },
})

function headOf({ waiting, refused, drafts }: Counts) {
  if (waiting + refused === 0)
    return drafts === 1 ? 'One list hasn’t been submitted yet' : `${drafts} lists haven’t been submitted yet`
  if (waiting === 0) return refused === 1 ? 'One session wasn’t accepted' : `${refused} sessions weren’t accepted`
  return waiting === 1 ? 'One session hasn’t been sent' : `${waiting} sessions haven’t been sent`
}

interface Counts {
  waiting: number
  refused: number
  drafts: number
}

function fateOf({ waiting, refused, drafts }: Counts) {
  if (isOnlyInMemory())
    return 'This browser couldn’t store everything. You’ll lose what’s only in this tab when you sign out.'
  const it = waiting + refused + drafts === 1 ? 'it' : 'them'
  return `If you keep ${it} locked, only you can open ${it} here${waiting > 0 ? `, and we’ll send ${it} when you sign in again` : ''}.`
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
          <Button onClick={close}>Stay Signed In</Button>
          <Button kind="line" onClick={() => saveAsFile(file)}>
            <Download className="i" />
            Save Ideas as a File
          </Button>
          {!isOnlyInMemory() && (
            <Button kind="line" onClick={() => void leave('locked')}>
              <Lock className="i" />
              Sign Out and Keep Ideas Locked
            </Button>
          )}
          <Button kind="line" className={styles.danger} onClick={() => void leave('deleted')}>
            Sign Out and Delete Ideas
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
