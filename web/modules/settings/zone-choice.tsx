import { dayAt } from '@app/domain/day/day'
import { formatTimeAt, formatWeekdayAndDate } from '@app/domain/day/day-words'
import { foldAccents } from '@app/domain/text/text'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { showError } from '../../api/api-error.ts'
import { type Settings, useChangeTimeZone } from '../../api/settings.ts'
import { knownTimeZone, supportedTimeZone } from '../../api/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import * as styles from './settings.module.css'

/** "UTC+1" at present; empty where this browser does not know the zone. */
function offsetOf(timeZone: string) {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
    return (
      parts
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('GMT', 'UTC')
        .replace(/\+0$/, '') ?? ''
    )
  } catch {
    return ''
  }
}

/** "Berlin (UTC+1)" */
function labelOf(zone: string) {
  const [city = zone, ...regions] = zone.replaceAll('_', ' ').split('/').reverse()
  // Of "Indiana/Knox" and the like the state tells two apart.
  const place = regions.length > 1 ? `${city}, ${regions[0]}` : city
  const offset = offsetOf(zone)
  return offset && offset !== place ? `${place} (${offset})` : place
}

/** "Sunday 22 November at 00:00", by the clock of the current zone. */
function whenIn(zone: string, moment: string) {
  const timeZone = supportedTimeZone(zone)
  const at = Date.parse(moment)
  return `${formatWeekdayAndDate(dayAt(at, timeZone))} at ${formatTimeAt(at, timeZone)}`
}

/** Choosing the current zone cancels a planned change. */
const sentenceOn = (next: { timeZone: string; from: string }, current: string) =>
  next.timeZone === current
    ? `We’ll keep your days on ${current} time.`
    : `From ${whenIn(current, next.from)}, your days run on ${next.timeZone} time.`

/** Saved by a button: the arrow keys change the value of a list at every step. */
export function ZoneChoice({ settings: { timeZone, nextTimeZone } }: { settings: Settings }) {
  const planned = nextTimeZone?.timeZone ?? timeZone
  const [picked, setPicked] = useState<string | null>(null)
  const change = useChangeTimeZone()
  const [zones, setZones] = useState(() => zonesOf([timeZone, planned], false))
  const typed = picked ?? labelOf(planned)
  const zone = picked === null ? planned : zoneTyped(picked, zones)
  const isSame = zone === planned
  // Its button has gone with the change.
  const box = useFocusIfLost<HTMLInputElement>(change.isSuccess && isSame)
  const { form, faults, clear } = useForm<'zone'>({
    isBusy: change.isPending,
    check: () => (zone ? {} : { zone: 'We don’t know that place. Type a city or pick one.' }),
    send: save,
  })

  function save() {
    if (isSame || !zone) return
    change.mutate(
      { timeZone: zone },
      {
        onSuccess: (next) => {
          setPicked(null)
          showToast({ title: 'Time Zone Changed', text: sentenceOn(next, timeZone) })
        },
        onError: (error) => showError(error),
      },
    )
  }
  return (
    <form {...form}>
      <div className={`row thing ${styles.zone}`}>
        <div>
          <label htmlFor="zone">Time zone</label>
          <small id="zone-hint">Changes start tomorrow.</small>
        </div>
        <input
          className="input"
          ref={box}
          id="zone"
          name="zone"
          list="zones"
          autoComplete="off"
          aria-describedby={faults.zone ? 'zone-fault zone-hint' : 'zone-hint'}
          aria-invalid={faults.zone !== undefined}
          value={typed}
          onFocus={({ target }) => {
            setZones(zonesOf([timeZone, planned], true))
            target.select()
          }}
          onChange={({ target }) => {
            setPicked(target.value)
            clear()
          }}
        />
        <datalist id="zones">
          {zones.map(({ name, label }) => (
            <option key={name} value={label}>
              {name}
            </option>
          ))}
        </datalist>
        {!isSame && (
          <Button type="submit" aria-label="Change Zone" isBusy={change.isPending}>
            Change
          </Button>
        )}
      </div>
      {faults.zone && <ErrorNote id="zone-fault">{faults.zone}</ErrorNote>}
      {nextTimeZone && <PlannedChange from={timeZone} next={nextTimeZone} />}
    </form>
  )
}

const PlannedChange = ({ from, next }: { from: string; next: NonNullable<Settings['nextTimeZone']> }) => (
  <p className="note wait" role="status">
    <CalendarClock className="i" />
    <span>
      Your days run on {from} until {whenIn(from, next.from)}, then {next.timeZone}.
    </span>
  </p>
)

interface Zone {
  name: string
  label: string
}

/** `also`: zones of the account that the browser may name otherwise. All others only once somebody looks for one. */
function zonesOf(also: readonly string[], isAll: boolean): readonly Zone[] {
  const names = [...new Set([...(isAll ? Intl.supportedValuesOf('timeZone') : []), 'UTC', ...also])].sort()
  return names.map((name) => ({ name, label: labelOf(name) }))
}

const plain = (text: string) => foldAccents(text.trim())

/** By what the list shows, by the city alone or by the whole name. */
function zoneTyped(typed: string, zones: readonly Zone[]) {
  const wanted = plain(typed)
  const isWanted = ({ name, label }: Zone) =>
    [name, label, label.replace(/ \(.*/, '')].some((each) => plain(each) === wanted)
  return zones.find(isWanted)?.name ?? zoneOfCity(wanted, zones)
}

/** Browsers list some cities by an older name only, as Calcutta and Kiev, and know Kolkata and Kyiv all the same. */
function zoneOfCity(city: string, zones: readonly Zone[]) {
  const regions = new Set(zones.map(({ name }) => name.slice(0, name.lastIndexOf('/') + 1)))
  return [...regions]
    .filter(Boolean)
    .map((region) => knownTimeZone(region + city.replaceAll(' ', '_')))
    .find((zone) => zone)
}
