import { createHmac } from 'node:crypto'
import { buildPath } from '@app/contract/routes'
import { formatICalendar } from '@app/domain/calendar/icalendar'
import { addDays, type Day, dayAfter, dayAt } from '@app/domain/day/day'
import { timeZoneAt } from '@app/domain/day/time-zone'
import { type ReminderContext, type ReminderSchedule, scheduleNextReminder } from '@app/domain/reminders/next-reminder'
import { isPaused, type Pause } from '@app/domain/streak/pause'
import type { Hono } from 'hono'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { type CallDeps, registerCall, registerFileCall } from '../../http/register-call.ts'
import { createSessionToken, hashToken } from '../../http/session-token.ts'
import { oldestSecretOf } from '../../process/secret.ts'
import type { AccountDeps } from '../account/deps.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import { reminderScheduleOf } from '../reminders/schedule-reminder.ts'

const hasCalendarFeed = statement({
  name: 'has_calendar_feed',
  params: { userId: 'text' },
  columns: { isOn: 'bool' },
  sql: 'select exists (select from calendar_feed where user_id = :userId) as "isOn"',
})

const saveCalendarFeed = statement({
  name: 'save_calendar_feed',
  params: { userId: 'text', tokenHash: 'text', now: 'timestamptz' },
  sql: `insert into calendar_feed (user_id, token_hash, created_at) values (:userId, :tokenHash, :now)
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
})

const deleteCalendarFeed = statement({
  name: 'delete_calendar_feed',
  params: { userId: 'text' },
  sql: 'delete from calendar_feed where user_id = :userId',
})

const findCalendarFeed = statement({
  name: 'find_calendar_feed',
  params: { tokenHash: 'text' },
  columns: {
    userId: 'text',
    timeZone: 'text',
    nextTimeZone: 'text?',
    nextTimeZoneFrom: 'timestamptz?',
    minute: 'int4?',
    days: 'int4?',
    quietFrom: 'int4?',
    quietTo: 'int4?',
    pausedUntil: 'date?',
    pauses: typed<Pause[]>('json'),
    lastDone: 'date?',
  },
  sql: `select u.id as "userId", u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone",
      u.next_time_zone_from as "nextTimeZoneFrom", m.minute, m.days, m.quiet_from as "quietFrom",
      m.quiet_to as "quietTo", m.paused_until as "pausedUntil",
      (select coalesce(json_agg(json_build_object('from', p.from_day, 'to', p.to_day)), '[]')
       from pause p where p.user_id = u.id) as pauses,
      (select max(l.day) from day_log l where l.user_id = u.id and l.kind = 'done') as "lastDone"
    from calendar_feed f join "user" u on u.id = f.user_id and u.deleted_at is null
      left join reminder m on m.user_id = u.id and m.is_on
    where f.token_hash = :tokenHash`,
})

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
