import { addDays, type Day, dayExists, startOfDay } from '../day/day.ts'
import { type ZonePlan, zoneAt } from '../day/zone.ts'
import type { HandedOut } from './round.ts'

/** Today's problems and those of so many days after it lie on the device. */
const daysAhead = 3

/** Each day in the zone that the account has by then; a date that the zone skips is left out. */
export function carriedDays(today: Day, plan: ZonePlan, now: number): HandedOut[] {
  const zone = zoneAt(plan, now)
  const coming = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1))
  const later = coming.map((day) => ({ day, zone: zoneAt(plan, Math.max(now, startOfDay(day, zone))) }))
  return [{ day: today, zone }, ...later.filter((each) => dayExists(each.day, each.zone))]
}
