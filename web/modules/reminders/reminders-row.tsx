import { dayBefore } from '@app/domain/day/day'
import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsOffline } from '../../api/network.ts'
import { type User, useUser } from '../../api/session.ts'
import { pushState } from '../../pwa/push-subscription.ts'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Switch } from '../../ui/switch.tsx'
import { PushAdvice, PushSwitch } from './push-switch.tsx'
import * as styles from './reminders.module.css'
import {
  type Reminders,
  reminderSettingsOf,
  remindersQuery,
  useMonthMails,
  usePauseReminders,
  useSaveReminders,
} from './reminders.queries.ts'
import { TimesForm } from './times-form.tsx'
import { useTurnOnReminders } from './use-turn-on-reminders.ts'

export function RemindersRow() {
  const user = useUser()
  const { data: reminders, isError, refetch } = useQuery(remindersQuery)
  const isAway = useIsOffline()
  const place = useRef<HTMLElement>(null)
  const isHere = reminders !== undefined
  useEffect(() => {
    if (isHere && location.hash === '#reminders') place.current?.scrollIntoView()
  }, [isHere])
  return (
    <section
      className={`rows ${styles.reminders}`}
      id="reminders"
      ref={place}
      aria-label="Reminders"
      aria-busy={!(reminders || isError)}
    >
      {reminders && user && <Choices user={user} reminders={reminders} />}
      {!reminders && isError && (
        <>
          <h3>Reminders</h3>
          <LoadError what="your reminders" isError isAway={isAway} onRetry={refetch} />
        </>
      )}
      {!(reminders || isError) && <MainSwitch isOn={false} />}
    </section>
  )
}

interface MainSwitchProps {
  isOn: boolean
  onChange?: (on: boolean) => void
}

/** As long as it is not known, it has its place and cannot be pressed. */
const MainSwitch = ({ isOn, onChange }: MainSwitchProps) => (
  <Switch
    label="Reminders"
    hint="At most one a day, and none once you’ve finished."
    isOn={isOn}
    isDisabled={!onChange}
    onChange={(on) => onChange?.(on)}
  />
)

function Choices({ user, reminders }: { user: User; reminders: Reminders }) {
  const save = useSaveReminders()
  const { turnOn, isBusy } = useTurnOnReminders(user, reminders.time)
  const isOn = save.isPending ? save.variables.on : reminders.on || isBusy
  const hasWay = reminders.byMail || reminders.devices.length > 0
  const onMainSwitch = (on: boolean) => (!on || hasWay ? choose({ on }) : isBusy || turnOn())
  const choose = (part: Partial<Reminders>) =>
    save.isPending || save.mutate({ ...reminderSettingsOf(reminders), ...part })
  return (
    <>
      <div>
        <MainSwitch isOn={isOn} onChange={onMainSwitch} />
        {!(isOn || hasWay || reminders.email) && <PushAdvice state={pushState()} />}
      </div>
      {isOn && reminders.stopped && (
        <StartAgain why="Seven in a row went unopened, so we stopped." onStart={() => choose({ on: true })} />
      )}
      {isOn && !isBusy && (
        <>
          <TimesForm key={`${reminders.time} ${reminders.days}`} reminders={reminders} />
          <PushSwitch user={user} reminders={reminders} />
          {reminders.email && (
            <Switch
              label="Email"
              hint={reminders.mailRefused ? `Our emails to ${reminders.email} bounced.` : reminders.email}
              isOn={save.isPending ? save.variables.byMail : reminders.byMail}
              onChange={(byMail) => choose({ byMail })}
            />
          )}
          {reminders.email && reminders.byMail && <MonthMails isOn={reminders.monthMails} />}
          <PauseChoice pausedUntil={reminders.pausedUntil} />
        </>
      )}
    </>
  )
}

/** Off until asked for, and only beside reminder mails. */
function MonthMails({ isOn }: { isOn: boolean }) {
  const change = useMonthMails()
  return (
    <Switch
      label="Monthly recap by email"
      hint="Your month, told through your own ideas."
      isOn={change.isPending ? change.variables : isOn}
      onChange={(on) => change.isPending || change.mutate(on)}
    />
  )
}

const StartAgain = ({ why, onStart }: { why: string; onStart: () => void }) => (
  <div className="row thing">
    <b>{why}</b>
    <Button kind="line" onClick={onStart}>
      Start Again Now
    </Button>
  </div>
)

const lastDayOf = (pausedUntil: string) => formatWeekdayAndDate(dayBefore(pausedUntil))

function PauseChoice({ pausedUntil }: Pick<Reminders, 'pausedUntil'>) {
  const pause = usePauseReminders()
  if (pausedUntil)
    return <StartAgain why={`Paused until ${lastDayOf(pausedUntil)}.`} onStart={() => pause.mutate(null)} />
  return (
    <div className="row thing">
      <div>
        <b id="reminder-pause">Pause</b>
        <small>Ignore seven in a row and we’ll stop.</small>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row of a card. */}
      <div className="seg" role="group" aria-labelledby="reminder-pause">
        <button type="button" aria-pressed="true">
          Not paused
        </button>
        {(['week', 'month'] as const).map((length) => (
          <button key={length} type="button" aria-pressed="false" onClick={() => pause.mutate(length)}>
            1 {length}
          </button>
        ))}
      </div>
    </div>
  )
}
