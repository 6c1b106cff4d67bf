import { isolateText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { reminderNoteQuery } from './reminder-note.queries.ts'
import * as styles from './reminders.module.css'
import { useDeclineReminders } from './reminders.queries.ts'
import { useTurnOnReminders } from './use-turn-on-reminders.ts'

export function ReminderNote({ user }: { user: User }) {
  const note = useQuery(reminderNoteQuery).data
  if (note?.kind === 'ask') return <Ask user={user} time={note.time} />
  if (note?.kind === 'stopped') return <Stopped />
  return null
}

const words: Record<number, string> = { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' }

function headOf({ streak, firstName }: User) {
  const name = isolateText(firstName)
  return streak > 2 ? `${words[streak] ?? streak} days in a row, ${name}` : `Good start, ${name}`
}

function Ask({ user, time }: { user: User; time: string }) {
  const { turnOn, isBusy } = useTurnOnReminders(user, time)
  const decline = useDeclineReminders()
  return (
    <section className={`${styles.ask} label onBlock`} aria-labelledby="ask-head">
      <span className="matches" aria-hidden="true">
        <SymbolDrawing name="match-lit" />
        <SymbolDrawing name="match-lit" />
        <SymbolDrawing name="match-lit" />
      </span>
      <div>
        <h2 id="ask-head">{headOf(user)}</h2>
        <p>You usually start around {time}. Want a nudge then?</p>
      </div>
      <div className="row">
        <Button kind="onHero" isBusy={isBusy} onClick={() => turnOn()}>
          Yes, at {time}
        </Button>
        <Button kind="line" to="/settings#reminders">
          Different time
        </Button>
        <Button kind="ghost" isBusy={decline.isPending} onClick={() => decline.mutate()}>
          No, thanks
        </Button>
      </div>
    </section>
  )
}

function Stopped() {
  const decline = useDeclineReminders()
  return (
    <section className={`card ${styles.stoppedNote}`} aria-labelledby="stopped-head">
      <h2 id="stopped-head">We’ve stopped your reminders</h2>
      <p>Seven in a row went unopened.</p>
      <div className="row">
        <Button to="/settings#reminders">Pick a Different Time</Button>
        <Button kind="line" isBusy={decline.isPending} onClick={() => decline.mutate()}>
          Leave Them Off
        </Button>
      </div>
    </section>
  )
}
