import { addDays, type Day, isDayInZone, startOfDay } from '../day/day.ts'
import { type TimeZonePlan, timeZoneAt } from '../day/time-zone.ts'
import type { AssignedDay } from './round.ts'

const offlineDaysAhead = 3

export function offlineDays(today: Day, plan: TimeZonePlan, now: number): AssignedDay[] {
  const zone = timeZoneAt(plan, now)
  const coming = Array.from({ length: offlineDaysAhead }, (_, index) => addDays(today, index + 1))
  const later = coming.map((day) => ({ day, zone: timeZoneAt(plan, Math.max(now, startOfDay(day, zone))) }))
  return [{ day: today, zone }, ...later.filter((each) => isDayInZone(each.day, each.zone))]
}
