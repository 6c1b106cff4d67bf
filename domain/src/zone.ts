import { type Day, dayAt, endOfDay } from './day.ts'

/**
 * Is this the name of a zone, such as `Europe/Berlin` or an alias of one? An offset (`+02:00`) is none: it would turn
 * every clock change into a journey.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
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
