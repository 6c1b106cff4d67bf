import { minuteOfDayAt, timestampAt } from '../day/clock-time.ts'
import { addDays, type Day, dayAfter, dayAt, endOfDay } from '../day/day.ts'
import { weekdayIndexOf } from '../day/month.ts'
import { type TimeZonePlan, timeZoneAt } from '../day/time-zone.ts'

/** Minutes since midnight; over midnight where `to` is not after `from`. */
export interface QuietHours {
  from: number
  to: number
}

/** `minute` since midnight in the account's zone; bits of `days`: 1 is Monday, 64 Sunday. */
export interface ReminderSchedule {
  minute: number
  days: number
  quiet: QuietHours | null
  pausedUntil: Day | null
}

export interface ScheduledReminder {
  at: number
  day: Day
}

export interface ReminderContext {
  zone: TimeZonePlan
  /** Dates only rise, also where a flight repeats one. */
  lastDay: Day | null
  now: number
}

export const everyWeekdayMask = 127

const isWanted = (day: Day, days: number) => (days & (1 << weekdayIndexOf(day))) > 0

export function isQuiet(minute: number, quiet: QuietHours | null): boolean {
  if (!quiet || quiet.from === quiet.to) return false
  const { from, to } = quiet
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

interface SentReminder {
  day: Day
  quiet: QuietHours | null
  zone: string
  now: number
}

export function reminderExpiresAt({ day, quiet, zone, now }: SentReminder): number {
  const quietFrom = quiet && quiet.from !== quiet.to ? timestampAt(day, quiet.from, zone) : null
  const end = endOfDay(day, zone)
  return quietFrom !== null && quietFrom > now ? Math.min(quietFrom, end) : end
}

export function scheduleNextReminder(
  times: ReminderSchedule,
  { zone, lastDay, now }: ReminderContext,
): ScheduledReminder | null {
  const today = dayAt(now, timeZoneAt(zone, now))
  const first = [lastDay && dayAfter(lastDay), times.pausedUntil].reduce<Day>(
    (latest, day) => (day && day > latest ? day : latest),
    today,
  )
  // Seven days have each weekday; three more are for skipped dates and a change of the zone.
  for (let day = first; day < addDays(first, 10); day = dayAfter(day)) {
    if (!isWanted(day, times.days)) continue
    const at = timestampOn(day, times, zone)
    if (at !== null && at >= now) return { at, day }
  }
  return null
}

function timestampOn(day: Day, times: ReminderSchedule, plan: TimeZonePlan): number | null {
  for (const zone of new Set([plan.zone, plan.next?.zone ?? plan.zone])) {
    const at = timestampOutsideQuiet(day, times, zone)
    if (at !== null && timeZoneAt(plan, at) === zone) return at
  }
  return null
}

function timestampOutsideQuiet(day: Day, { minute, quiet }: ReminderSchedule, zone: string): number | null {
  const wanted = timestampAt(day, minute, zone)
  if (wanted === null || !quiet || !isQuiet(minuteOfDayAt(wanted, zone), quiet)) return wanted
  const over = timestampAt(day, quiet.to, zone)
  return over !== null && over > wanted ? over : null
}
