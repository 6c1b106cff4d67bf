import { addDays, type Day, dayExists, startOfDay } from '../day/day.ts'
import { type ZonePlan, zoneAt } from '../day/zone.ts'
import type { HandedOut } from './round.ts'

const daysAhead = 3

export function carriedDays(today: Day, plan: ZonePlan, now: number): HandedOut[] {
  const zone = zoneAt(plan, now)
  const coming = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1))
  const later = coming.map((day) => ({ day, zone: zoneAt(plan, Math.max(now, startOfDay(day, zone))) }))
  return [{ day: today, zone }, ...later.filter((each) => dayExists(each.day, each.zone))]
}
