import type { ReminderHooks } from '../mail/deliver.ts'
import { markTaken, refuseMails } from './due.queries.ts'
import { readReminderToken } from './reminder-links.ts'
import { findWanted } from './reminders.queries.ts'
import { scheduleReminder } from './schedule-reminder.ts'
import type { SendingDeps } from './send-due.ts'

export const reminderHooks = (deps: Pick<SendingDeps, 'db' | 'transact' | 'secret' | 'now'>): ReminderHooks => ({
  async isWanted({ openToken }) {
    const about = readReminderToken(deps.secret, openToken)
    if (!about) return false
    const [wanted] = await findWanted(deps.db, { userIds: [about.userId], days: [about.day] })
    return wanted?.byMail ?? false
  },
  async onTaken({ openToken }) {
    const about = readReminderToken(deps.secret, openToken)
    if (about) await markTaken(deps.db, { userIds: [about.userId], days: [about.day], now: deps.now() })
  },
  async onRefused(mailId) {
    await deps.transact(async (db) => {
      const [person] = await refuseMails(db, { mailId, now: deps.now() })
      if (person) await scheduleReminder(db, person.userId, deps.now())
    })
  },
})
