import { createDateFormat, type Day, dayAt, isDayInZone } from './day.ts'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

const formats = new Map<string, Intl.DateTimeFormat>()
const maxCachedZones = 1_000

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  if (formats.size >= maxCachedZones) formats.clear()
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = createDateFormat(zone, { ...date, ...time })
  formats.set(zone, made)
  return made
}

/** In ms, as if the clocks of the zone showed UTC. */
function localClockMsAt(moment: number, zone: string): number {
  const parts: Partial<Record<string, number>> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = parts
  return Date.UTC(year, month - 1, date, hour, minutes)
}

/** In minutes east of UTC. */
export const utcOffsetMinutesAt = (moment: number, zone: string): number =>
  (localClockMsAt(moment, zone) - Math.floor(moment / minuteMs) * minuteMs) / minuteMs

export const minuteOfDayAt = (moment: number, zone: string): number => (localClockMsAt(moment, zone) % dayMs) / minuteMs

/**
 * In ms. A minute that a clock change skips moves on by the gap, or back by it where that is another date; a repeated
 * one is the first. Null: no such date.
 */
export function timestampAt(date: Day, minuteOfDay: number, zone: string): number | null {
  if (!isDayInZone(date, zone)) return null
  const reading = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs
  // A zone changes its clocks at most once in two days.
  const [before, after] = [reading - dayMs, reading + dayMs].map((at) => localClockMsAt(at, zone) - at) as [
    number,
    number,
  ]
  const found = [reading - before, reading - after].filter((moment) => localClockMsAt(moment, zone) === reading)
  if (found.length > 0) return Math.min(...found)
  return dayAt(reading - before, zone) === date ? reading - before : reading - after
}
