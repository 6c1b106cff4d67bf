import { thinkers } from '@app/content/thinkers'
import { minuteAt } from '@app/domain/day/clock-time'
import { addDays, type Day, dayAt } from '@app/domain/day/day'
import { lastOfMonth, monthAfter, monthBefore } from '@app/domain/day/month'
import { currentDay, zoneAt } from '@app/domain/day/zone'
import { dateOf, weekName } from '@app/domain/months/dates'
import type { Database } from '../../db/database.ts'
import { isAway } from '../../db/database-errors.ts'
import type { RowOf } from '../../db/statement.ts'
import type { Transacting } from '../../db/transaction.ts'
import { log } from '../../process/log.ts'
import { zonePlanOf } from '../account/person.ts'
import type { MonthPayload, Outbox } from '../mail/outbox.ts'
import { monthMailsToken } from '../reminders/reminder-links.ts'
import { decideLetter, hasSession, listReaders } from './letters.queries.ts'
import { lookBack, type MonthView } from './month.ts'

export interface LettersDeps extends Transacting {
  secret: string
  hasMail: boolean
  now(): Date
  outbox: Outbox
}

const batch = 200
const hour = 3_600_000
/** East of all others the first of a month begins so much before UTC. */
const furthestEast = 14 * hour
/** A server that was away on the first sends it until the third. */
const lateDays = 2
const expiresAfter = 3 * 24 * hour

type Reader = RowOf<typeof listReaders>

/** On the first of a month, at the minute of the person's reminders. Again it sends nothing. */
export async function sendMonthLetters(deps: LettersDeps): Promise<number> {
  const now = deps.now()
  const begun = dayAt(now.getTime() + furthestEast, 'UTC')
  const month = monthBefore(begun)
  if (!deps.hasMail || begun > addDays(monthAfter(month), lateDays + 1)) return 0
  let sent = 0
  for (let after = ''; ; ) {
    const readers = await listReaders(deps.db, { month, after, limit: batch })
    for (const reader of readers) if (await sendTo(deps, reader, month)) sent += 1
    deps.outbox.nudge()
    after = readers.at(-1)?.id ?? ''
    if (readers.length < batch) return sent
  }
}

async function sendTo(deps: LettersDeps, reader: Reader, month: Day): Promise<boolean> {
  const now = deps.now()
  const zone = zoneAt(zonePlanOf(reader), now.getTime())
  const today = currentDay(now.getTime(), zone, reader.lastDay)
  const first = monthAfter(month)
  const isTime = today === first ? minuteAt(now.getTime(), zone) >= reader.minute : today > first
  if (!isTime || today > addDays(first, lateDays)) return false
  try {
    return await deps.transact((db) => decide(deps, db, { reader: { ...reader, zone, today }, month }))
  } catch (error) {
    if (isAway(error)) throw error
    // It must not keep the letters of others.
    log('error', 'The letter of a month could not be written.', { userId: reader.id, error })
    return false
  }
}

interface Deciding {
  reader: Reader & { zone: string; today: Day }
  month: Day
}

async function decide({ outbox, secret, now }: LettersDeps, db: Database, { reader, month }: Deciding) {
  const { id: userId, email: to, firstName } = reader
  const [session] = await hasSession(db, { userId, from: month, to: lastOfMonth(month) })
  const isSent = session?.found ?? false
  const [decided] = await decideLetter(db, { userId, month, isSent, now: now() })
  if (!(decided && isSent)) return false
  const view = await lookBack(db, reader, month.slice(0, 7))
  const expiresAt = new Date(now().getTime() + expiresAfter)
  const letter = { ...letterOf(view), stopToken: monthMailsToken(secret, userId) }
  await outbox.queueMonth(db, { userId, to, firstName, expiresAt, letter })
  return true
}

function letterOf({
  month,
  litDays,
  sessions,
  ideas,
  kinds,
  unusual,
  weeks,
  change,
}: MonthView): Omit<MonthPayload, 'stopToken'> {
  return {
    ...{ month, litDays, sessions, ideas, kinds, change },
    unusual: unusual && { idea: unusual.idea, about: aboutIdea(unusual) },
    weeks: weeks.map(({ picks, ...week }) => ({ name: weekName(week), picks })),
  }
}

function aboutIdea({ day, thinkerId }: NonNullable<MonthView['unusual']>) {
  const thinker = thinkers.find(({ id }) => id === thinkerId)
  return thinker ? `${dateOf(day)}, in the manner of ${thinker.name}.` : `${dateOf(day)}.`
}
