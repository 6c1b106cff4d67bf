import { utcOffsetMinutesAt } from './clock-time.ts'
import { type Day, dayAt, endOfDay } from './day.ts'

/** An alias keeps its name. Null for unknown names and for offsets, which ignore clock changes. */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return null
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    return known.toLowerCase() === name.toLowerCase() ? known : name
  } catch {
    return null
  }
}

export interface TimeZonePlan {
  zone: string
  next: { zone: string; from: number } | null
}

export const timeZoneAt = ({ zone, next }: TimeZonePlan, now: number): string =>
  next && next.from <= now ? next.zone : zone

/** Takes effect after the current local day, so that no day is cut or repeated. */
export function planTimeZone(plan: TimeZonePlan, zone: string, now: number): TimeZonePlan {
  const current = timeZoneAt(plan, now)
  if (zone === current) return { zone, next: null }
  return { zone: current, next: { zone, from: endOfDay(dayAt(now, current), current) } }
}

/** Never before `lastDay`: after a flight to the west a date does not open again. */
export function currentDay(now: number, zone: string, lastDay: Day | null): Day {
  const local = dayAt(now, zone)
  return lastDay && lastDay > local ? lastDay : local
}

const monthMs = 30 * 24 * 3_600_000

/** Whether the clocks of both show the same all year: one zone may have several names, and UTC is the time of Reykjavik. */
export const isSameTime = (one: string, other: string, now: number): boolean =>
  Array.from({ length: 13 }, (_, month) => now + month * monthMs).every(
    (moment) => utcOffsetMinutesAt(moment, one) === utcOffsetMinutesAt(moment, other),
  )
