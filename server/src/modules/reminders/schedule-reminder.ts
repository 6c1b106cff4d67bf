import { type ReminderSchedule, scheduleNextReminder } from '@app/domain/reminders/next-reminder'
import type { Database } from '../../db/database.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import { lockReminder, type StoredReminder, saveReminderDue } from './reminders.queries.ts'

type StoredTimes = Pick<StoredReminder, 'minute' | 'days' | 'quietFrom' | 'quietTo' | 'pausedUntil'>

export const reminderScheduleOf = ({
  minute,
  days,
  quietFrom,
  quietTo,
  pausedUntil,
}: StoredTimes): ReminderSchedule => ({
  minute,
  days,
  quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
  pausedUntil,
})

/** Call it in the transaction of each change that the moment depends on. */
export async function scheduleReminder(db: Database, userId: string, now: Date) {
  const [stored] = await lockReminder(db, { userId })
  if (!stored) return
  const { isOn, isReachable, stoppedAt, lastDay } = stored
  const context = { zone: timeZonePlanOf(stored), lastDay, now: now.getTime() }
  // Only a new choice restarts those that stopped by themselves.
  const isWanted = isOn && isReachable && stoppedAt === null
  const due = isWanted ? scheduleNextReminder(reminderScheduleOf(stored), context) : null
  await saveReminderDue(db, { userId, dueAt: due && new Date(due.at), dueDay: due?.day ?? null })
}
