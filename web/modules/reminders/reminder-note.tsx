import { isolateText } from '@app/domain/text/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { showError } from '../../api/api-error.ts'
import type { User } from '../../api/session.ts'
import { type NoPush, subscribeToPush } from '../../pwa/push-subscription.ts'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { showToast } from '../../ui/toast.ts'
import { rememberPush } from './remembered-push.ts'
import { reminderNoteQuery } from './reminder-note.queries.ts'
import * as styles from './reminders.module.css'
import { reminderSettingsOf, remindersQuery, useDeclineReminders } from './reminders.queries.ts'

export function ReminderNote({ user }: { user: User }) {
  const note = useQuery(reminderNoteQuery).data
  if (note?.kind === 'ask') return <Ask user={user} time={note.time} />
  if (note?.kind === 'stopped') return <Stopped />
  return null
}

const words: Record<number, string> = { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' }

function headOf({ streak, firstName }: User) {
  const name = isolateText(firstName)
  return streak > 2 ? `${words[streak] ?? streak} days in a row, ${name}` : `A good beginning, ${name}`
}

function Ask({ user, time }: { user: User; time: string }) {
  const { accept, isBusy } = useAccept(user, time)
  const decline = useDeclineReminders()
  return (
    <section className={`${styles.ask} label onBlock`} aria-labelledby="ask-head">
      <span className={styles.matches} aria-hidden="true">
        <SymbolDrawing name="match-lit" />
        <SymbolDrawing name="match-lit" />
        <SymbolDrawing name="match-lit" />
      </span>
      <div>
        <h2 id="ask-head">{headOf(user)}</h2>
        <p>
          You mostly start around {time}. Shall we remind you at that time, on days when you have not been here yet?
        </p>
      </div>
      <div className="row">
        <Button className={styles.solid} isBusy={isBusy} onClick={() => accept()}>
          Yes, at {time}
        </Button>
        <Button kind="line" className={styles.clear} to="/settings#reminders">
          Another time
        </Button>
        <Button kind="ghost" className={styles.clear} isBusy={decline.isPending} onClick={() => decline.mutate()}>
          No, thanks
        </Button>
      </div>
    </section>
  )
}

/** The browser asks for its permission only now; where it refuses, mail is the other way. */
function useAccept(user: User, time: string) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function work() {
    const proposed = api.reminders()
    const pushKey = proposed.then((it) => it.pushKey)
    // Where the browser refuses, nobody waits for it.
    pushKey.catch(() => undefined)
    const subscribed = await subscribeToPush(pushKey).catch(() => 'not_allowed' as const)
    const reminders = await proposed
    const noPush = typeof subscribed === 'string' ? subscribed : null
    const isByMail = noPush !== null && reminders.email !== null
    let saved = await api.saveReminders({
      body: { ...reminderSettingsOf(reminders), on: true, time, byMail: isByMail },
    })
    if (typeof subscribed !== 'string') {
      rememberPush(user.id, subscribed.endpoint)
      saved = await api.addPushDevice({ body: subscribed })
    }
    cache.setQueryData(remindersQuery.queryKey, saved)
    cache.setQueryData(reminderNoteQuery.queryKey, { kind: 'none' })
    const title = noPush === null || isByMail ? 'Reminders Are On' : 'No Reminders Yet'
    showToast({ title, text: wayOf({ noPush, isByMail }, time) })
  }
  const accept = () => {
    setBusy(true)
    work()
      .catch((error) => showError(error))
      .finally(() => setBusy(false))
  }
  return { accept, isBusy }
}

function wayOf({ noPush, isByMail }: { noPush: NoPush | null; isByMail: boolean }, time: string) {
  if (noPush === null) return `At ${time}, as a notification on this device.`
  const isAllowed = noPush === 'no_service'
  if (isByMail)
    return `At ${time}, by e-mail: this browser ${isAllowed ? 'has no push service that answers' : 'did not allow notifications'}.`
  if (isAllowed) return 'This browser has no push service that answers, so no notification would come.'
  return 'This browser did not allow notifications. Your settings say how to allow them.'
}

function Stopped() {
  const decline = useDeclineReminders()
  return (
    <section className={`card ${styles.stoppedNote}`} aria-labelledby="stopped-head">
      <h2 id="stopped-head">We have stopped reminding you</h2>
      <p>Seven in a row did not fit your day. Your streak and your problems are where you left them.</p>
      <div className="row">
        <Button to="/settings#reminders">Pick another time</Button>
        <Button kind="line" isBusy={decline.isPending} onClick={() => decline.mutate()}>
          Leave them off
        </Button>
      </div>
    </section>
  )
}
