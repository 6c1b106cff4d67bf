import { type Day, dayAt, endOfDay } from './day.ts'

/**
 * The name of a zone as it is usually spelled, such as `Europe/Berlin` or an alias of one; null if there is none. An
 * offset (`+02:00`) is none: it would turn every clock change into a journey.
 */
export function canonicalZone(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return null
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    // An alias keeps the name people know it by (Kolkata, not Calcutta); only another spelling is mended.
    return known.toLowerCase() === name.toLowerCase() ? known : name
  } catch {
    return null
  }
}

/** The zone of an account, and the one it moves to at a moment (ms), if a change is planned. */
export interface ZonePlan {
  zone: string
  next: { zone: string; from: number } | null
}

export const zoneAt = ({ zone, next }: ZonePlan, now: number): string => (next && next.from <= now ? next.zone : zone)

/** Plans a change: it takes effect when the current local day ends, so that no day is cut or lived twice. */
export function planZone(plan: ZonePlan, zone: string, now: number): ZonePlan {
  const current = zoneAt(plan, now)
  if (zone === current) return { zone, next: null }
  return { zone: current, next: { zone, from: endOfDay(dayAt(now, current), current) } }
}

/**
 * The day it is for an account: the local date, but never before the last day it has lived. Who flies east to west
 * meets a date again; that date does not open a second time.
 */
export function currentDay(now: number, zone: string, lastDay: Day | null): Day {
  const local = dayAt(now, zone)
  return lastDay && lastDay > local ? lastDay : local
}
