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

/** So many in a row that nobody opened, and no session on their days: then they stop. */
export const mostIgnored = 7

/** Opening it answers it, or a session on its date. One that no service took says nothing about the person. */
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
  // The last reminder is counted with the next one that is sent: until then its day may not be over.
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
