import { minuteAt } from '../day/clock-time.ts'
import { type Day, dayAt } from '../day/day.ts'
import { zoneAt } from '../day/zone.ts'
import {
  type DueReminder,
  everyDay,
  isQuiet,
  nextReminder,
  type ReminderContext,
  type ReminderTimes,
} from './next-reminder.ts'

/** In a row; then reminders stop. */
export const mostIgnored = 7

export type LastReminder = 'ignored' | 'answered' | 'not_taken'

export interface ReminderFacts {
  due: DueReminder
  ignored: number
  last: LastReminder | null
  isDone: boolean
  isPaused: boolean
  isReachable: boolean
}

export type ReminderVerdict =
  | { send: true; ignored: number; next: DueReminder | null }
  | { send: false; ignored: number; next: DueReminder | null; stops: boolean }

function countIgnored(before: number, last: LastReminder | null) {
  if (last === 'answered') return 0
  return last === 'ignored' ? before + 1 : before
}

export function judgeReminder(times: ReminderTimes, context: ReminderContext, facts: ReminderFacts): ReminderVerdict {
  const { now } = context
  const { due, ignored, isDone, isPaused, isReachable, last } = facts
  const zone = zoneAt(context.zone, now)
  const after = (lastDay: Day | null) => nextReminder(times, { ...context, lastDay })
  // The next one that is sent counts the last one: its day may not be over yet.
  const skip = (next: DueReminder | null) => ({ send: false, stops: false, ignored, next }) as const
  // The server was away, or the zone has changed since.
  if (dayAt(now, zone) !== due.day) return skip(after(context.lastDay))
  // Scheduled again when there is a device or an address.
  if (!isReachable) return skip(null)
  if (isDone || isPaused) return skip(after(due.day))
  const counted = countIgnored(ignored, last)
  if (counted >= mostIgnored) return { send: false, stops: true, ignored: counted, next: null }
  const minute = minuteAt(now, zone)
  if (!isQuiet(minute, times.quiet)) return { send: true, ignored: counted, next: after(due.day) }
  const waiting = nextReminder({ ...times, minute, days: everyDay }, context)
  return skip(waiting?.day === due.day ? waiting : after(due.day))
}
