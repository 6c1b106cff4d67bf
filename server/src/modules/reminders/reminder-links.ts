import { type Day, dayAt } from '@app/domain/day/day'
import { zoneAt } from '@app/domain/day/zone'
import { firstGraphemes } from '@app/domain/text/text'
import { AppError } from '../../http/app-error.ts'
import { openSealed, seal } from '../../http/sealed.ts'
import { zonePlanOf } from '../account/person.ts'
import { pauseReminders } from './choose-reminders.ts'
import type { RemindersDeps } from './deps.ts'
import { lockReminder, markOpened, switchMailsOff } from './reminders.queries.ts'
import { scheduleReminder } from './schedule-reminder.ts'

// Both are in the hands of everybody who sees the reminder, so neither shows or switches on anything.
const ofMails = (secret: string) => ({ secret, purpose: 'stop reminder mails' })
const ofReminder = (secret: string) => ({ secret, purpose: 'answer a reminder' })

export const mailsToken = (secret: string, userId: string) => seal(ofMails(secret), userId)
export const reminderToken = (secret: string, userId: string, day: Day) => seal(ofReminder(secret), `${day}${userId}`)

const dayLength = '2026-01-01'.length

export function readReminderToken(secret: string, token: string) {
  const opened = openSealed(ofReminder(secret), token)
  return opened === null ? null : { day: opened.slice(0, dayLength), userId: opened.slice(dayLength) }
}

/** From the notification itself, which may be pressed on a locked screen: without a session. */
export async function answerReminder(deps: RemindersDeps, token: string, answer: 'opened' | 'pause') {
  const { db, now, secret } = deps
  const about = readReminderToken(secret, token)
  if (!about) throw new AppError('invalid_reminder_link')
  const { day, userId } = about
  await markOpened(db, { userId, day, now: now() })
  if (answer === 'opened') return
  const [stored] = await lockReminder(db, { userId })
  if (!stored) return
  const today = dayAt(now().getTime(), zoneAt(zonePlanOf(stored), now().getTime()))
  await pauseReminders(deps, { id: userId, today }, 'week')
}

/** Answers with what is shown of the address. Done twice it is the same. */
export async function stopReminderMails({ transact, secret, now }: RemindersDeps, token: string) {
  const userId = openSealed(ofMails(secret), token)
  if (userId === null) throw new AppError('invalid_reminder_link')
  const email = await transact(async (db) => {
    const [found] = await switchMailsOff(db, { userId })
    await scheduleReminder(db, userId, now())
    return found?.email
  })
  if (email === undefined) throw new AppError('invalid_reminder_link')
  const at = email.lastIndexOf('@')
  return { address: `${firstGraphemes(email.slice(0, at), 1)}•••${email.slice(at)}` }
}
