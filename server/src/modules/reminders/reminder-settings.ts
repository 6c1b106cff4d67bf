import type { ParsedBody, Reply } from '@app/contract/calls'
import { minuteOfDayAt } from '@app/domain/day/clock-time'
import { addDays } from '@app/domain/day/day'
import { formatTimeOfDay, parseTimeOfDay } from '@app/domain/day/day-words'
import { everyWeekdayMask } from '@app/domain/reminders/next-reminder'
import { shouldOfferReminders, suggestQuietHours, usualStartMinute } from '@app/domain/reminders/reminder-offer'
import type { TransactionDeps } from '../../db/transaction.ts'
import type { Person } from '../../http/person.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { deriveVapidKeys } from '../../vendors/push/vapid-keys.ts'
import type { AccountDeps } from '../account/deps.ts'
import {
  findDoneDays,
  findReminder,
  listPushDevices,
  listRoundStarts,
  type StoredReminder,
  saveMonthMails,
  saveReminderPause,
  saveReminderSettings,
  saveRemindersDeclined,
} from './reminders.queries.ts'
import { reminderScheduleOf, scheduleReminder } from './schedule-reminder.ts'

export interface RemindersDeps
  extends CallDeps,
    TransactionDeps,
    Pick<AccountDeps, 'secret' | 'hasMail' | 'publicUrl'> {
  now(): Date
}

export const pauseDays = { week: 7, month: 30 } as const

async function usualMinute({ db }: RemindersDeps, { id }: Person) {
  const begins = await listRoundStarts(db, { userId: id })
  return usualStartMinute(begins.map(({ at, zone }) => minuteOfDayAt(at.getTime(), zone)))
}

async function firstProposal(deps: RemindersDeps, person: Person): Promise<StoredReminder> {
  const minute = await usualMinute(deps, person)
  const quiet = suggestQuietHours(minute)
  const none = { pausedUntil: null, stoppedAt: null, declinedAt: null, mailRefusedAt: null, monthMails: false }
  return {
    ...none,
    isOn: false,
    minute,
    days: everyWeekdayMask,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    byMail: false,
  }
}

export async function loadReminders(deps: RemindersDeps, person: Person): Promise<Reply<'reminders'>> {
  const { db, secret, hasMail } = deps
  const [stored] = await findReminder(db, { userId: person.id })
  const shown = stored ?? (await firstProposal(deps, person))
  const { quiet, pausedUntil } = reminderScheduleOf(shown)
  const devices = (await listPushDevices(db, { userId: person.id })).map(({ hash }) => hash)
  const byMail = shown.byMail && hasMail
  return {
    // Without a way they would never come. Why there is none any more is shown beside the address.
    on: shown.isOn && (byMail || devices.length > 0 || shown.mailRefusedAt !== null),
    time: formatTimeOfDay(shown.minute),
    days: shown.days,
    quiet: quiet && { from: formatTimeOfDay(quiet.from), to: formatTimeOfDay(quiet.to) },
    byMail,
    timeZone: person.zone,
    pausedUntil: pausedUntil && pausedUntil > person.today ? pausedUntil : null,
    stopped: shown.stoppedAt !== null,
    email: hasMail ? person.email : null,
    mailRefused: shown.mailRefusedAt !== null,
    monthMails: shown.monthMails,
    pushKey: deriveVapidKeys(secret).publicKey,
    devices,
  }
}

export async function changeReminderSettings(deps: RemindersDeps, person: Person, chosen: ParsedBody<'saveReminders'>) {
  const { on, time, days, quiet, byMail } = chosen
  const row = {
    userId: person.id,
    isOn: on,
    minute: parseTimeOfDay(time),
    days,
    quietFrom: quiet && parseTimeOfDay(quiet.from),
    quietTo: quiet && parseTimeOfDay(quiet.to),
    byMail: byMail && deps.hasMail,
    now: deps.now(),
  }
  await deps.transact(async (db) => {
    await saveReminderSettings(db, row)
    await scheduleReminder(db, person.id, deps.now())
  })
  return await loadReminders(deps, person)
}

type Length = keyof typeof pauseDays | null

export const pauseReminders = ({ transact, now }: RemindersDeps, { id: userId, today }: Person, length: Length) =>
  transact(async (db) => {
    await saveReminderPause(db, { userId, pausedUntil: length && addDays(today, pauseDays[length]) })
    await scheduleReminder(db, userId, now())
  })

export async function updateMonthMails(deps: RemindersDeps, person: Person, on: boolean) {
  await saveMonthMails(deps.db, { userId: person.id, on })
  return await loadReminders(deps, person)
}

export const declineReminders = ({ db, now }: RemindersDeps, { id: userId }: Person) =>
  saveRemindersDeclined(db, { userId, minute: usualStartMinute([]), days: everyWeekdayMask, now: now() })

export async function loadReminderNote(deps: RemindersDeps, person: Person): Promise<Reply<'reminderNote'>> {
  const [stored] = await findReminder(deps.db, { userId: person.id })
  if (stored?.stoppedAt) return { kind: 'stopped' }
  const [{ doneDays } = { doneDays: 0 }] = await findDoneDays(deps.db, { userId: person.id })
  if (!shouldOfferReminders({ doneDays, hasAnswered: stored !== undefined })) return { kind: 'none' }
  return { kind: 'ask', time: formatTimeOfDay(await usualMinute(deps, person)) }
}
