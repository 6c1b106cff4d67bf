import { parseTimeOfDay, weekdayNames } from '@app/domain/day/day-words'
import { everyWeekdayMask, scheduleNextReminder } from '@app/domain/reminders/next-reminder'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './reminders.module.css'
import { type Reminders, reminderSettingsOf, useSaveReminders } from './reminders.queries.ts'

interface Times {
  time: string
  days: number
  from: string
  to: string
}

const timesOf = ({ time, days, quiet }: Reminders): Times => ({
  time,
  days,
  from: quiet?.from ?? '',
  to: quiet?.to ?? '',
})
const quietOf = ({ from, to }: Times) => (from && to ? { from, to } : null)

function isAlwaysQuiet(times: Times, zone: string) {
  const quiet = quietOf(times)
  if (!quiet || !times.time) return false
  const hours = { from: parseTimeOfDay(quiet.from), to: parseTimeOfDay(quiet.to) }
  const wanted = { minute: parseTimeOfDay(times.time), days: everyWeekdayMask, quiet: hours, pausedUntil: null }
  return scheduleNextReminder(wanted, { zone: { zone, next: null }, lastDay: null, now: Date.now() }) === null
}

const Days = ({ days, onChange }: { days: number; onChange: (days: number) => void }) => (
  <fieldset>
    <legend className={styles.lab}>Days</legend>
    <div className={styles.days}>
      {weekdayNames.map((name, index) => (
        <label className={styles.day} key={name}>
          <input
            className="cover"
            type="checkbox"
            name="days"
            aria-label={name}
            checked={(days & (1 << index)) > 0}
            onChange={() => onChange(days ^ (1 << index))}
          />
          <span aria-hidden="true">{name[0]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

interface QuietHoursProps {
  times: Times
  zone: string
  onChange: (part: Partial<Times>) => void
}

const QuietHours = ({ times, zone, onChange }: QuietHoursProps) => (
  <fieldset>
    <legend className={styles.lab}>Quiet hours</legend>
    <div className={`row ${styles.quiet}`}>
      <span>No reminders between</span>
      <input
        className="input"
        type="time"
        aria-label="Quiet hours from"
        value={times.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <span>and</span>
      <input
        className="input"
        type="time"
        aria-label="Quiet hours until"
        value={times.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </div>
    <p className={`small muted ${styles.hint}`}>
      {isAlwaysQuiet(times, zone)
        ? `${times.time} falls in your quiet hours. Choose a different time.`
        : `Reminders wait until quiet hours end. Times are in ${zone} time.`}
    </p>
  </fieldset>
)

/** Saved by a button: the arrow keys change a time at every step. */
function useTimesForm(reminders: Reminders) {
  const [times, setTimes] = useState(() => timesOf(reminders))
  const save = useSaveReminders()
  const set = (part: Partial<Times>) => setTimes({ ...times, ...part })
  const isSame = JSON.stringify(times) === JSON.stringify(timesOf(reminders))
  const { form, faults } = useForm<'time' | 'days'>({
    isBusy: save.isPending,
    check: () => ({
      ...(times.time ? {} : { time: 'Please choose a time' }),
      ...(times.days > 0 ? {} : { days: 'Please choose a day' }),
    }),
    send: () => {
      const { time, days } = times
      const choice = { ...reminderSettingsOf(reminders), time, days, quiet: quietOf(times) }
      save.mutate(choice, { onSuccess: () => showToast({ title: 'Reminders Saved', text: `At ${time}.` }) })
    },
  })
  return { times, set, isSame, form, faults, isSaving: save.isPending }
}

export function TimesForm({ reminders }: { reminders: Reminders }) {
  const { times, set, isSame, form, faults, isSaving } = useTimesForm(reminders)
  return (
    <form className={`stack ${styles.times}`} {...form}>
      <div className={styles.timeAndDays}>
        <div className="field">
          <label htmlFor="reminder-time">Time</label>
          <input
            className="input"
            id="reminder-time"
            name="time"
            type="time"
            required
            value={times.time}
            aria-invalid={faults.time !== undefined}
            onChange={({ target }) => set({ time: target.value })}
          />
        </div>
        <Days days={times.days} onChange={(days) => set({ days })} />
      </div>
      <QuietHours times={times} zone={reminders.timeZone} onChange={set} />
      {(faults.time ?? faults.days) && (
        <p className="err" role="alert">
          {faults.time ?? faults.days}
        </p>
      )}
      {!isSame && (
        <div className="row">
          <Button type="submit" isBusy={isSaving}>
            Save
          </Button>
        </div>
      )}
    </form>
  )
}
