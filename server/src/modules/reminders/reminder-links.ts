import { monthMailsTokenPrefix } from '@app/contract/routes'
import { addDays, type Day, dayAt } from '@app/domain/day/day'
import { timeZoneAt } from '@app/domain/day/time-zone'
import { truncateGraphemes } from '@app/domain/text/text'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { signId, verifySignedId } from '../../http/session-token.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import type { ReminderHooks } from '../mail/deliver-mails.ts'
import { markReminderMailsRefused, markRemindersAccepted } from './due-reminders.queries.ts'
import { pauseDays, type RemindersDeps } from './reminder-settings.ts'
import {
  extendReminderPause,
  findMonthMails,
  listWantedReminders,
  lockReminder,
  markReminderOpened,
  switchMonthMailsOff,
  switchReminderMailsOff,
} from './reminders.queries.ts'
import { scheduleReminder } from './schedule-reminder.ts'

// The link is in plain sight: it shows nothing and switches nothing on.
const ofMails = (secret: string) => ({ secret, purpose: 'stop reminder mails' })
const ofMonths = (secret: string) => ({ secret, purpose: 'stop letters of months' })
const ofNotification = (secret: string) => ({ secret, purpose: 'answer a reminder' })
const ofOpening = (secret: string) => ({ secret, purpose: 'open a mailed reminder' })

export const createReminderMailsToken = (secret: string, userId: string) => signId(ofMails(secret), userId)
/** The page of the link reads from its beginning what it stops. */
export const createMonthMailsToken = (secret: string, userId: string) =>
  `${monthMailsTokenPrefix}${signId(ofMonths(secret), userId)}`
export const createNotificationToken = (secret: string, userId: string, day: Day) =>
  signId(ofNotification(secret), `${day}${userId}`)
/** A purpose of its own, because mails are forwarded and stored for years. */
export const createMailedReminderToken = (secret: string, userId: string, day: Day) =>
  signId(ofOpening(secret), `${day}${userId}`)

const dayLength = '2026-01-01'.length
const answeredWithinDays = 7

function readReminderToken(secret: string, token: string) {
  const ofDevice = verifySignedId(ofNotification(secret), token)
  const opened = ofDevice ?? verifySignedId(ofOpening(secret), token)
  if (opened === null) return null
  return { day: opened.slice(0, dayLength), userId: opened.slice(dayLength), mayPause: ofDevice !== null }
}

/** Without a session: a notification may be pressed on a locked screen. */
export async function answerReminder(deps: RemindersDeps, token: string, answer: 'opened' | 'pause') {
  const now = deps.now()
  const about = readReminderToken(deps.secret, token)
  const isOver = about !== null && addDays(about.day, answeredWithinDays) < dayAt(now.getTime(), 'UTC')
  if (!about || isOver || (answer === 'pause' && !about.mayPause)) throw new AppError('invalid_reminder_link')
  const { userId, day } = about
  await markReminderOpened(deps.db, { userId, day, now })
  if (answer === 'pause') await deps.transact((db) => pauseWeek(db, userId, now))
}

async function pauseWeek(db: Database, userId: string, now: Date) {
  const [stored] = await lockReminder(db, { userId })
  if (!stored) return
  const today = dayAt(now.getTime(), timeZoneAt(timeZonePlanOf(stored), now.getTime()))
  await extendReminderPause(db, { userId, until: addDays(today, pauseDays.week) })
  await scheduleReminder(db, userId, now)
}

const readMonthToken = (secret: string, token: string) =>
  token.startsWith(monthMailsTokenPrefix)
    ? verifySignedId(ofMonths(secret), token.slice(monthMailsTokenPrefix.length))
    : null

/** Idempotent. */
export async function stopReminderMails({ transact, secret, now }: RemindersDeps, token: string) {
  const ofMonth = readMonthToken(secret, token)
  const userId = ofMonth ?? verifySignedId(ofMails(secret), token)
  if (userId === null) throw new AppError('invalid_reminder_link')
  const email = await transact(async (db) => {
    if (ofMonth !== null) return (await switchMonthMailsOff(db, { userId }))[0]?.email
    const [found] = await switchReminderMailsOff(db, { userId })
    await scheduleReminder(db, userId, now())
    return found?.email
  })
  if (email === undefined) throw new AppError('invalid_reminder_link')
  const at = email.lastIndexOf('@')
  return { address: `${truncateGraphemes(email.slice(0, at), 1)}•••${email.slice(at)}` }
}

export const createReminderHooks = (
  deps: Pick<RemindersDeps, 'db' | 'transact' | 'secret' | 'now'>,
): ReminderHooks => ({
  async isMonthWanted({ stopToken }) {
    const userId = readMonthToken(deps.secret, stopToken)
    return userId !== null && ((await findMonthMails(deps.db, { userId }))[0]?.isWanted ?? false)
  },
  async isWanted({ openToken }) {
    const about = readReminderToken(deps.secret, openToken)
    if (!about) return false
    const [wanted] = await listWantedReminders(deps.db, { userIds: [about.userId], days: [about.day] })
    return wanted?.byMail ?? false
  },
  async onAccepted({ openToken }) {
    const about = readReminderToken(deps.secret, openToken)
    if (about) await markRemindersAccepted(deps.db, { userIds: [about.userId], days: [about.day], now: deps.now() })
  },
  async onRefused(mailId) {
    await deps.transact(async (db) => {
      const [person] = await markReminderMailsRefused(db, { mailId, now: deps.now() })
      if (person) await scheduleReminder(db, person.userId, deps.now())
    })
  },
})
