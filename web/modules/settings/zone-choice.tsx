import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '../../api/call-failed.ts'
import { type Settings, useChangeTimeZone } from '../../api/settings.ts'
import { zoneHere } from '../../api/zone.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { showToast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './settings.module.css'

interface Region {
  name: string
  zones: readonly string[]
}

const elsewhere = 'Other'
const regionOf = (zone: string) => (zone.includes('/') ? (zone.split('/')[0] ?? elsewhere) : elsewhere)

/** "Sunday 22 November at 00:00", by the clock of the current zone. */
function whenIn(zone: string, moment: string) {
  const timeZone = zoneHere(zone)
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const time = new Date(moment)
  return `${day.format(time).replace(',', '')} at ${hour.format(time)}`
}

/** Choosing the current zone cancels a planned change. */
const sentenceOn = (next: { timeZone: string; from: string }, current: string) =>
  next.timeZone === current
    ? `Your days stay in ${current}.`
    : `From ${whenIn(current, next.from)} your days follow ${next.timeZone}.`

/** Saved by a button: the arrow keys change the value of a list at every step. */
export function ZoneChoice({ settings: { timeZone, nextTimeZone } }: { settings: Settings }) {
  const planned = nextTimeZone?.timeZone ?? timeZone
  const [picked, setPicked] = useState<string | null>(null)
  const change = useChangeTimeZone()
  const zone = picked ?? planned
  const isSame = zone === planned
  const { form } = useForm({ isBusy: change.isPending, send: save })

  function save() {
    if (isSame) return
    change.mutate(
      { timeZone: zone },
      {
        onSuccess: (next) => {
          setPicked(null)
          showToast({ title: 'Time Zone Changed', text: sentenceOn(next, timeZone) })
        },
        onError: (error) => showFailure(error),
      },
    )
  }
  return (
    <form className={`${fields.field} ${styles.field}`} {...form}>
      <label htmlFor="zone">Time zone</label>
      <div className={styles.zone}>
        <select
          className={`${fields.input} ${styles.input}`}
          id="zone"
          aria-describedby="zone-hint"
          value={zone}
          onChange={({ target }) => setPicked(target.value)}
        >
          <ZoneOptions also={[timeZone, planned]} />
        </select>
        <button type="submit" className={`${buttons.btn} ${buttons.line}`} aria-disabled={isSame || change.isPending}>
          Change Zone
        </button>
      </div>
      <p className={fields.hint} id="zone-hint">
        A day is a date in this zone. A change counts from your next day; days already done never move.
      </p>
      {nextTimeZone && <PlannedChange from={timeZone} next={nextTimeZone} />}
    </form>
  )
}

const PlannedChange = ({ from, next }: { from: string; next: NonNullable<Settings['nextTimeZone']> }) => (
  <p className={`${fields.note} ${fields.wait}`} role="status">
    <CalendarClock className={layout.i} />
    <span>
      Your days follow {from} until {whenIn(from, next.from)}, then {next.timeZone}.
    </span>
  </p>
)

const ZoneOptions = ({ also }: { also: readonly string[] }) =>
  regionsOf(also).map(({ name, zones }) => (
    <optgroup key={name} label={name}>
      {zones.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </optgroup>
  ))

/** `also`: zones of the account that the browser may name otherwise. */
function regionsOf(also: readonly string[]): Region[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])].sort()
  const names = [...new Set(zones.map(regionOf))].sort(
    (one, other) => Number(one === elsewhere) - Number(other === elsewhere),
  )
  return names.map((name) => ({ name, zones: zones.filter((zone) => regionOf(zone) === name) }))
}
