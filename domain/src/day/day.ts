/**
 * A calendar date, `2026-11-21`. Days are counted as dates, never as multiples of 24 hours: a day may have 23 or 25
 * hours, or not exist at all. Days compare as text.
 */
export type Day = string & { readonly __day?: never }

const hour = 3_600_000
const minute = 60_000
/** Since then every zone lies whole minutes from UTC, so that a date changes only where a minute does. */
const wholeMinutesSince = Date.UTC(1973, 0)

/** A zone as it was last asked about: in that minute it was that day. */
interface AskedZone {
  format: Intl.DateTimeFormat
  at: number
  day: Day
}

const zones = new Map<string, AskedZone>()
/** There are some 600 names; more would be misspellings of one, and each takes 36 KB. */
const mostZones = 1_000

function zoneNamed(name: string): AskedZone {
  const known = zones.get(name)
  if (known) return known
  if (zones.size >= mostZones) zones.clear()
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone: name, ...parts })
  const made = { format, at: Number.NaN, day: '' }
  zones.set(name, made)
  return made
}

/** The local date at a moment (milliseconds since 1970) in an IANA zone. Throws RangeError for an unknown zone. */
export function dayAt(moment: number, zone: string): Day {
  const asked = zoneNamed(zone)
  const at = Math.floor(moment / minute)
  if (asked.at === at && moment >= wholeMinutesSince) return asked.day
  asked.day = readDay(moment, asked.format)
  asked.at = at
  return asked.day
}

function readDay(moment: number, format: Intl.DateTimeFormat): Day {
  const parts: Partial<Record<string, string>> = {}
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`
}

const midnightUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The date so many days later in the calendar, or earlier if negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(midnightUtc(day) + days * 24 * hour).toISOString().slice(0, 10)

export const dayBefore = (day: Day): Day => addDays(day, -1)
export const dayAfter = (day: Day): Day => addDays(day, 1)

/** Days from one date to another in the calendar; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (midnightUtc(to) - midnightUtc(from)) / (24 * hour)

/**
 * The first moment (ms) whose local date is `day` or later. Zones lie within 14 hours east and 12 west of UTC, so it is
 * found by halving that range: local dates never run backwards for longer than a clock change.
 */
export function startOfDay(day: Day, zone: string): number {
  const from = midnightUtc(day) - 16 * hour
  const to = midnightUtc(day) + 16 * hour
  // Nearly every day starts at a quarter of an hour of UTC: six looks, and one to see that it is so.
  const start = firstReached(day, zone, { from, to, step: hour / 4 })
  const isExact = dayAt(start - 1, zone) < day
  return isExact ? start : firstReached(day, zone, { from: start - hour / 4, to: start, step: 1 })
}

interface Range {
  from: number
  to: number
  /** The grid (ms) on which the moment is looked for. */
  step: number
}

/** The first moment on the grid, after `from`, at which the day is reached; it is reached at `to`. */
function firstReached(day: Day, zone: string, { from, to, step }: Range): number {
  let [before, reached] = [0, (to - from) / step]
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (dayAt(from + middle * step, zone) < day) before = middle
    else reached = middle
  }
  return from + reached * step
}

const ends = new Map<string, number>()

/** The first moment (ms) after the day. Everybody asks for the same few, and each takes many looks at the zone. */
export function endOfDay(day: Day, zone: string): number {
  const key = `${day} ${zone}`
  const known = ends.get(key)
  if (known !== undefined) return known
  if (ends.size >= 1_000) ends.clear()
  const end = startOfDay(dayAfter(day), zone)
  ends.set(key, end)
  return end
}

/** False for a date that a zone has skipped, such as 30 December 2011 in Apia. */
export const dayExists = (day: Day, zone: string): boolean => dayAt(startOfDay(day, zone), zone) === day
