/** A date, `2026-11-21`, compared as text. Never count days as 24 hours: a day may have 23 or 25, or not exist. */
export type Day = string & { readonly __day?: never }

const hourMs = 3_600_000
const minuteMs = 60_000
/** Since then every zone is whole minutes from UTC, so that a date changes only with a minute. */
const wholeMinutesSince = Date.UTC(1973, 0)

interface CachedZone {
  format: Intl.DateTimeFormat
  at: number
  day: Day
}

const zones = new Map<string, CachedZone>()
/** 36 KB each: some 600 names, but other spellings must not fill the memory. */
const maxCachedZones = 1_000

function zoneNamed(name: string): CachedZone {
  const known = zones.get(name)
  if (known) return known
  if (zones.size >= maxCachedZones) zones.clear()
  const made = {
    format: createDateFormat(name, { year: 'numeric', month: '2-digit', day: '2-digit' }),
    at: Number.NaN,
    day: '',
  }
  zones.set(name, made)
  return made
}

/** A zone that this engine does not know, because a later one has dropped the name, counts as UTC. */
export function createDateFormat(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone, ...parts })
  } catch {
    return new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone: 'UTC', ...parts })
  }
}

/** The date at a moment (ms) in an IANA zone. */
export function dayAt(moment: number, zone: string): Day {
  const cached = zoneNamed(zone)
  const at = Math.floor(moment / minuteMs)
  if (cached.at === at && moment >= wholeMinutesSince) return cached.day
  cached.day = readDay(moment, cached.format)
  cached.at = at
  return cached.day
}

function readDay(moment: number, format: Intl.DateTimeFormat): Day {
  const parts: Partial<Record<string, string>> = {}
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`
}

const midnightUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: Day, days: number): Day =>
  new Date(midnightUtc(day) + days * 24 * hourMs).toISOString().slice(0, 10)

export const dayBefore = (day: Day): Day => addDays(day, -1)
export const dayAfter = (day: Day): Day => addDays(day, 1)

export const daysBetween = (from: Day, to: Day): number => (midnightUtc(to) - midnightUtc(from)) / (24 * hourMs)

/** In ms: the first moment whose local date is `day` or later. Bisects, for zones are within 14 hours of UTC. */
export function startOfDay(day: Day, zone: string): number {
  const from = midnightUtc(day) - 16 * hourMs
  const to = midnightUtc(day) + 16 * hourMs
  const start = findFirstTimestamp(day, zone, { from, to, step: hourMs / 4 })
  const isExact = dayAt(start - 1, zone) < day
  return isExact ? start : findFirstTimestamp(day, zone, { from: start - hourMs / 4, to: start, step: 1 })
}

interface Range {
  from: number
  to: number
  step: number
}

function findFirstTimestamp(day: Day, zone: string, { from, to, step }: Range): number {
  let [before, reached] = [0, (to - from) / step]
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2)
    if (dayAt(from + middle * step, zone) < day) before = middle
    else reached = middle
  }
  return from + reached * step
}

const ends = new Map<string, number>()

export function endOfDay(day: Day, zone: string): number {
  const key = `${day} ${zone}`
  const known = ends.get(key)
  if (known !== undefined) return known
  if (ends.size >= 1_000) ends.clear()
  const end = startOfDay(dayAfter(day), zone)
  ends.set(key, end)
  return end
}

export const isDayInZone = (day: Day, zone: string): boolean => dayAt(startOfDay(day, zone), zone) === day
