import type { ReadBody, Reply } from '@app/contract/calls'
import { minuteAt } from '@app/domain/day/clock-time'
import { addDays } from '@app/domain/day/day'
import { mayAskForReminders, quietBeside, usualQuarter } from '@app/domain/reminders/first-ask'
import { everyDay } from '@app/domain/reminders/next-reminder'
import type { Person } from '../../http/person.ts'
import { vapidKeysOf } from '../../vendors/push/vapid-keys.ts'
import type { RemindersDeps } from './deps.ts'
import {
  findDoneDays,
  findReminder,
  listBegins,
  listDevices,
  type StoredReminder,
  saveChoice,
  saveMonthMails,
  savePause,
  saveRefusal,
} from './reminders.queries.ts'
import { scheduleReminder, timesOf } from './schedule-reminder.ts'

export const pauseDays = { week: 7, month: 30 } as const

const twoDigits = (number: number) => String(number).padStart(2, '0')
export const clockOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

async function usualMinute({ db }: RemindersDeps, { id }: Person) {
  const begins = await listBegins(db, { userId: id })
  return usualQuarter(begins.map(({ at, zone }) => minuteAt(at.getTime(), zone)))
}

async function firstProposal(deps: RemindersDeps, person: Person): Promise<StoredReminder> {
  const minute = await usualMinute(deps, person)
  const quiet = quietBeside(minute)
  const none = { pausedUntil: null, stoppedAt: null, declinedAt: null, mailRefusedAt: null, monthMails: false }
  return {
    ...none,
    isOn: false,
    minute,
    days: everyDay,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    byMail: false,
  }
}

export async function remindersOf(deps: RemindersDeps, person: Person): Promise<Reply<'reminders'>> {
  const { db, secret, hasMail } = deps
  const [stored] = await findReminder(db, { userId: person.id })
  const shown = stored ?? (await firstProposal(deps, person))
  const { quiet, pausedUntil } = timesOf(shown)
  return {
    on: shown.isOn,
    time: clockOf(shown.minute),
    days: shown.days,
    quiet: quiet && { from: clockOf(quiet.from), to: clockOf(quiet.to) },
    byMail: shown.byMail,
    timeZone: person.zone,
    pausedUntil: pausedUntil && pausedUntil > person.today ? pausedUntil : null,
    stopped: shown.stoppedAt !== null,
    email: hasMail ? person.email : null,
    mailRefused: shown.mailRefusedAt !== null,
    monthMails: shown.monthMails,
    pushKey: vapidKeysOf(secret).publicKey,
    devices: (await listDevices(db, { userId: person.id })).map(({ hash }) => hash),
  }
}

export async function chooseReminders(deps: RemindersDeps, person: Person, chosen: ReadBody<'saveReminders'>) {
  const { on, time, days, quiet, byMail } = chosen
  const row = {
    userId: person.id,
    isOn: on,
    minute: minuteOf(time),
    days,
    quietFrom: quiet && minuteOf(quiet.from),
    quietTo: quiet && minuteOf(quiet.to),
    byMail: byMail && deps.hasMail,
    now: deps.now(),
  }
  await deps.transact(async (db) => {
    await saveChoice(db, row)
    await scheduleReminder(db, person.id, deps.now())
  })
  return await remindersOf(deps, person)
}

type Length = keyof typeof pauseDays | null

export const pauseReminders = ({ transact, now }: RemindersDeps, { id: userId, today }: Person, length: Length) =>
  transact(async (db) => {
    await savePause(db, { userId, pausedUntil: length && addDays(today, pauseDays[length]) })
    await scheduleReminder(db, userId, now())
  })

export async function switchMonthMails(deps: RemindersDeps, person: Person, on: boolean) {
  await saveMonthMails(deps.db, { userId: person.id, on })
  return await remindersOf(deps, person)
}

export const declineReminders = ({ db, now }: RemindersDeps, { id: userId }: Person) =>
  saveRefusal(db, { userId, minute: usualQuarter([]), days: everyDay, now: now() })

export async function reminderNote(deps: RemindersDeps, person: Person): Promise<Reply<'reminderNote'>> {
  const [stored] = await findReminder(deps.db, { userId: person.id })
  if (stored?.stoppedAt) return { kind: 'stopped' }
  const [{ doneDays } = { doneDays: 0 }] = await findDoneDays(deps.db, { userId: person.id })
  if (!mayAskForReminders({ doneDays, hasAnswered: stored !== undefined })) return { kind: 'none' }
  return { kind: 'ask', time: clockOf(await usualMinute(deps, person)) }
}
