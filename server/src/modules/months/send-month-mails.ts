import { thinkers } from '@app/content/thinkers'
import { minuteOfDayAt } from '@app/domain/day/clock-time'
import { addDays, type Day, dayAt } from '@app/domain/day/day'
import { formatDayAndMonth, formatWeek } from '@app/domain/day/day-words'
import { endOfMonth, nextMonth, previousMonth } from '@app/domain/day/month'
import { currentDay, timeZoneAt } from '@app/domain/day/time-zone'
import type { Database } from '../../db/database.ts'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { log } from '../../process/log.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import type { MonthMailPayload, Outbox } from '../mail/outbox.ts'
import { createMonthMailsToken } from '../reminders/reminder-links.ts'
import { loadMonthReview, type MonthReview } from './month-review.ts'

/** People with reminder mails who asked for this letter and whose month is not decided yet. */
const listMonthMailReaders = statement({
  name: 'list_month_mail_readers',
  params: { month: 'date', after: 'text', limit: 'int8' },
  columns: {
    id: 'text',
    email: 'text',
    firstName: 'text',
    createdAt: 'timestamptz',
    minute: 'int4',
    timeZone: 'text',
    nextTimeZone: 'text?',
    nextTimeZoneFrom: 'timestamptz?',
    lastDay: 'date?',
  },
  sql: `select u.id, u.email, u.first_name as "firstName", u.created_at as "createdAt", r.minute,
      u.time_zone as "timeZone", u.next_time_zone as "nextTimeZone", u.next_time_zone_from as "nextTimeZoneFrom",
      (select p.last_day from progress p where p.user_id = r.user_id) as "lastDay"
    from reminder r join "user" u on u.id = r.user_id
    where r.month_mails and r.is_on and r.by_mail and u.deleted_at is null and r.user_id > :after
      and not exists (select from month_letter l where l.user_id = r.user_id and l.month = :month)
    order by r.user_id limit :limit`,
})

/** Nothing where another process has decided it. */
const decideMonthMail = statement({
  name: 'decide_month_mail',
  params: { userId: 'text', month: 'date', isSent: 'bool', now: 'timestamptz' },
  columns: { userId: 'text' },
  sql: `insert into month_letter (user_id, month, is_sent, decided_at) values (:userId, :month, :isSent, :now)
    on conflict do nothing returning user_id as "userId"`,
})

const hasRoundInMonth = statement({
  name: 'has_round_in_month',
  params: { userId: 'text', from: 'date', to: 'date' },
  columns: { found: 'bool' },
  sql: `select exists (select from round where user_id = :userId and counted_day between :from and :to) as found`,
})

export interface MonthMailDeps extends TransactionDeps {
  secret: string
  hasMail: boolean
  now(): Date
  outbox: Outbox
}

const batch = 200
const hourMs = 3_600_000
/** East of all others the first of a month begins so much before UTC. */
const maxUtcOffsetMs = 14 * hourMs
/** A server that was away on the first sends it until the third. */
const lateDays = 2
const expiresAfterMs = 3 * 24 * hourMs

type Reader = RowOf<typeof listMonthMailReaders>

/** On the first of a month, at the minute of the person's reminders. Again it sends nothing. */
export async function sendMonthMails(deps: MonthMailDeps): Promise<number> {
  const now = deps.now()
  const begun = dayAt(now.getTime() + maxUtcOffsetMs, 'UTC')
  const month = previousMonth(begun)
  if (!deps.hasMail || begun > addDays(nextMonth(month), lateDays + 1)) return 0
  let sent = 0
  for (let after = ''; ; ) {
    const readers = await listMonthMailReaders(deps.db, { month, after, limit: batch })
    for (const reader of readers) if (await sendTo(deps, reader, month)) sent += 1
    deps.outbox.nudge()
    after = readers.at(-1)?.id ?? ''
    if (readers.length < batch) return sent
  }
}

async function sendTo(deps: MonthMailDeps, reader: Reader, month: Day): Promise<boolean> {
  const now = deps.now()
  const zone = timeZoneAt(timeZonePlanOf(reader), now.getTime())
  const today = currentDay(now.getTime(), zone, reader.lastDay)
  const first = nextMonth(month)
  const isTime = today === first ? minuteOfDayAt(now.getTime(), zone) >= reader.minute : today > first
  if (!isTime || today > addDays(first, lateDays)) return false
  try {
    return await deps.transact((db) => decide(deps, db, { reader: { ...reader, zone, today }, month }))
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    // It must not keep the letters of others.
    log('error', 'A monthly recap couldn’t be written.', { userId: reader.id, error })
    return false
  }
}

interface Deciding {
  reader: Reader & { zone: string; today: Day }
  month: Day
}

async function decide({ outbox, secret, now }: MonthMailDeps, db: Database, { reader, month }: Deciding) {
  const { id: userId, email: to, firstName } = reader
  const [session] = await hasRoundInMonth(db, { userId, from: month, to: endOfMonth(month) })
  const isSent = session?.found ?? false
  const [decided] = await decideMonthMail(db, { userId, month, isSent, now: now() })
  if (!(decided && isSent)) return false
  const view = await loadMonthReview(db, reader, month.slice(0, 7))
  const expiresAt = new Date(now().getTime() + expiresAfterMs)
  const letter = { ...monthMailPayloadOf(view), stopToken: createMonthMailsToken(secret, userId) }
  await outbox.queueMonth(db, { userId, to, firstName, expiresAt, letter })
  return true
}

function monthMailPayloadOf({
  month,
  litDays,
  sessions,
  ideas,
  unusual,
  weeks,
  change,
}: MonthReview): Omit<MonthMailPayload, 'stopToken'> {
  return {
    month,
    litDays,
    sessions,
    ideas,
    change,
    unusual: unusual && { idea: unusual.idea, about: aboutIdea(unusual) },
    weeks: weeks.map(({ picks, ...week }) => ({ name: formatWeek(week), picks })),
  }
}

function aboutIdea({ day, thinkerId }: NonNullable<MonthReview['unusual']>) {
  const thinker = thinkers.find(({ id }) => id === thinkerId)
  return thinker ? `${formatDayAndMonth(day)}, in the spirit of ${thinker.name}.` : `${formatDayAndMonth(day)}.`
}
