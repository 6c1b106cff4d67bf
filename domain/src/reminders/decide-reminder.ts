import { minuteOfDayAt } from '../day/clock-time.ts'
import { type Day, dayAt } from '../day/day.ts'
import { timeZoneAt } from '../day/time-zone.ts'
import {
  everyWeekdayMask,
  isQuiet,
  type ReminderContext,
  type ReminderSchedule,
  type ScheduledReminder,
  scheduleNextReminder,
} from './next-reminder.ts'

/** In a row; then reminders stop. */
export const maxIgnoredReminders = 7

export type LastReminder = 'ignored' | 'answered' | 'not_taken'

export interface ReminderFacts {
  due: ScheduledReminder
  ignored: number
  last: LastReminder | null
  isDone: boolean
  isPaused: boolean
  isReachable: boolean
}

export type ReminderDecision =
  | { send: true; ignored: number; next: ScheduledReminder | null }
  | { send: false; ignored: number; next: ScheduledReminder | null; shouldStop: boolean }

function countIgnored(before: number, last: LastReminder | null) {
  if (last === 'answered') return 0
  return last === 'ignored' ? before + 1 : before
}

export function decideReminder(
  times: ReminderSchedule,
  context: ReminderContext,
  facts: ReminderFacts,
): ReminderDecision {
  const { now } = context
  const { due, ignored, isDone, isPaused, isReachable, last } = facts
  const zone = timeZoneAt(context.zone, now)
  const after = (lastDay: Day | null) => scheduleNextReminder(times, { ...context, lastDay })
  // The next one that is sent counts the last one: its day may not be over yet.
  const skip = (next: ScheduledReminder | null) => ({ send: false, shouldStop: false, ignored, next }) as const
  // The server was away, or the zone has changed since.
  if (dayAt(now, zone) !== due.day) return skip(after(context.lastDay))
  // Scheduled again when there is a device or an address.
  if (!isReachable) return skip(null)
  if (isDone || isPaused) return skip(after(due.day))
  const counted = countIgnored(ignored, last)
  if (counted >= maxIgnoredReminders) return { send: false, shouldStop: true, ignored: counted, next: null }
  const minute = minuteOfDayAt(now, zone)
  if (!isQuiet(minute, times.quiet)) return { send: true, ignored: counted, next: after(due.day) }
  const waiting = scheduleNextReminder({ ...times, minute, days: everyWeekdayMask }, context)
  return skip(waiting?.day === due.day ? waiting : after(due.day))
}
