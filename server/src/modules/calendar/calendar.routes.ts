import { createHmac } from 'node:crypto'
import { buildPath } from '@app/contract/routes'
import { formatICalendar } from '@app/domain/calendar/icalendar'
import { addDays, type Day, dayAfter, dayAt } from '@app/domain/day/day'
import { timeZoneAt } from '@app/domain/day/time-zone'
import { type ReminderContext, type ReminderSchedule, scheduleNextReminder } from '@app/domain/reminders/next-reminder'
import { isPaused } from '@app/domain/streak/pause'
import type { Hono } from 'hono'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { type CallDeps, registerCall, registerFileCall } from '../../http/register-call.ts'
import { createSessionToken, hashToken } from '../../http/session-token.ts'
import { oldestSecretOf } from '../../process/secret.ts'
import type { AccountDeps } from '../account/deps.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import { reminderScheduleOf } from '../reminders/schedule-reminder.ts'
import { deleteCalendarFeed, findCalendarFeed, hasCalendarFeed, saveCalendarFeed } from './calendar.queries.ts'

export interface CalendarDeps extends CallDeps, Pick<AccountDeps, 'secret'> {
  now(): Date
}

const daysShown = 60

export function registerCalendarRoutes(app: Hono, deps: CalendarDeps) {
  const { db, now, publicUrl, secret } = deps
  registerCall(app, deps, 'calendarFeed', async ({ person }) => ({
    isOn: (await hasCalendarFeed(db, { userId: person.id }))[0]?.isOn ?? false,
  }))

  registerCall(app, deps, 'openCalendarFeed', async ({ person }) => {
    const token = createSessionToken()
    await saveCalendarFeed(db, { userId: person.id, tokenHash: hashToken(token), now: now() })
    return { address: new URL(buildPath('calendarFile', { token: `${token}.ics` }), publicUrl).href }
  })

  registerCall(app, deps, 'closeCalendarFeed', async ({ person }) => {
    await deleteCalendarFeed(db, { userId: person.id })
  })

  registerFileCall(app, deps, 'calendarFile', async ({ params }) => {
    const token = params.token.replace(/\.ics$/, '')
    const [feed] = await findCalendarFeed(db, { tokenHash: hashToken(token) })
    if (!feed) throw new AppError('not_found')
    const url = new URL('/solve', publicUrl).href
    const writtenAt = now().getTime()
    const idOf = (day: Day) => eventId(secret, feed.userId, day)
    const events = eventsOf(feed, writtenAt).map(({ day, start }) => ({ id: idOf(day), start }))
    const file = formatICalendar({ name: 'Firecrest: two minutes of ideas', url, writtenAt, events })
    return { name: 'firecrest.ics', pieces: ReadableStream.from([file]) }
  })
}

type Feed = RowOf<typeof findCalendarFeed>

/** At the time of the person's reminder; without one, whole days. Leaves out planned pauses, and today once its session is done. */
function eventsOf(feed: Feed, now: number) {
  const zone = timeZonePlanOf(feed)
  const today = dayAt(now, timeZoneAt(zone, now))
  const { lastDone } = feed
  const first = lastDone && lastDone >= today ? dayAfter(lastDone) : today
  const end = addDays(today, daysShown)
  const { minute, days } = feed
  const times = minute === null || days === null ? null : reminderScheduleOf({ ...feed, minute, days })
  const starts = times ? [...remindersUntil(end, times, { zone, now, lastDay: lastDone })] : wholeDays(first, end)
  return starts.filter(({ day }) => !isPaused(day, feed.pauses))
}

/** The same at each reading, different for each person: a program may read the calendars of two. */
const eventId = (secret: string, userId: string, day: Day) =>
  `${createHmac('sha256', oldestSecretOf(secret)).update(`calendar event ${userId} ${day}`).digest('base64url')}@firecrest`

function wholeDays(first: Day, end: Day) {
  const days = Array.from({ length: daysShown }, (_, index) => addDays(first, index))
  return days.filter((day) => day < end).map((day) => ({ day, start: { day } }))
}

function* remindersUntil(end: Day, times: ReminderSchedule, at: ReminderContext) {
  let due = scheduleNextReminder(times, at)
  while (due && due.day < end) {
    yield { day: due.day, start: { at: due.at } }
    due = scheduleNextReminder(times, { ...at, lastDay: due.day })
  }
}
