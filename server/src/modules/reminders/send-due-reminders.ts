import { minuteOfDayAt } from '@app/domain/day/clock-time'
import { currentDay, timeZoneAt } from '@app/domain/day/time-zone'
import { decideReminder } from '@app/domain/reminders/decide-reminder'
import { endOfReminder } from '@app/domain/reminders/next-reminder'
import { daysInWords, reminderWords } from '@app/domain/reminders/reminder-text'
import type { Database } from '../../db/database.ts'
import { isDatabaseUnavailable, sqlState } from '../../db/database-errors.ts'
import { log } from '../../process/log.ts'
import { timeZonePlanOf } from '../account/person.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type CommonProblems, peekProblems, readCommons } from '../rounds/preview-problems.ts'
import type { SharedIdeasDeps } from '../shared-ideas/deps.ts'
import { howManyWishedOf } from '../shared-ideas/wish-note.ts'
import { loadStreakLengths } from '../streak/current-streak.ts'
import type { RemindersDeps } from './deps.ts'
import {
  claimDue,
  type DueRow,
  findNextDue,
  insertSent,
  postponeReminder,
  queuePushes,
  removeOldSent,
  saveReminderDecisions,
} from './due-reminders.queries.ts'
import { mailedReminderToken, mailsToken } from './reminder-links.ts'
import { formatTimeOfDay } from './reminder-settings.ts'
import { reminderScheduleOf } from './schedule-reminder.ts'

/** Holds the locks for some hundredths of a second. */
const batch = 400
const storedForMs = 30 * 24 * 3_600_000

export type SendingDeps = Pick<RemindersDeps, 'db' | 'transact' | 'secret' | 'hasMail' | 'now'> &
  Pick<SharedIdeasDeps, 'sharedIdeas'> & { outbox: Outbox }

/** Until none is due; returns when the next one is. Safe in several processes at once. */
export async function sendDueReminders(deps: SendingDeps, ending?: AbortSignal): Promise<Date | null> {
  const commons = await readCommons(deps.db, deps.now())
  while (!ending?.aborted) if ((await sendSome(deps, commons)) < batch) break
  return (await findNextDue(deps.db))[0]?.at ?? null
}

/** Together; after a failure one by one, so that a faulty row delays nobody else. */
async function sendSome(deps: SendingDeps, commons: CommonProblems): Promise<number> {
  try {
    return await deps.transact((db) => sendClaimed(deps, db, { commons, limit: batch }))
  } catch (error) {
    if (!isFaultOfRow(error)) throw error
  } finally {
    deps.outbox.nudge()
  }
  let count = 0
  while (count < batch && (await sendOne(deps, commons))) count++
  deps.outbox.nudge()
  return count
}

async function sendOne(deps: SendingDeps, commons: CommonProblems): Promise<boolean> {
  let claimed: readonly DueRow[] = []
  const onClaimed = (rows: readonly DueRow[]) => {
    claimed = rows
  }
  try {
    return (await deps.transact((db) => sendClaimed(deps, db, { commons, limit: 1, onClaimed }))) > 0
  } catch (error) {
    const [userId] = idsOf(claimed)
    if (userId === undefined || !isFaultOfRow(error)) throw error
    await deps.transact((db) => postponeReminder(db, { userId, now: deps.now() }))
    log('error', 'A reminder could not be decided and is postponed by a day.', { userId, error })
    return true
  }
}

const isFaultOfRow = (error: unknown) => !isDatabaseUnavailable(error) && /^(2[23].*)?$/.test(sqlState(error) ?? '')

interface Claiming {
  commons: CommonProblems
  limit: number
  onClaimed?(rows: readonly DueRow[]): void
}

/** One transaction: a crash before its end leaves them due. */
async function sendClaimed(deps: SendingDeps, db: Database, { commons, limit, onClaimed }: Claiming): Promise<number> {
  const now = deps.now()
  const rows = await claimDue(db, { now, limit })
  onClaimed?.(rows)
  if (rows.length === 0) return 0
  const judged = rows.map((row) => decideRow(row, { now, hasMail: deps.hasMail }))
  const wanted = judged.filter(({ verdict }) => verdict.send).map(({ row }) => row)
  const sent = await insertSent(db, { userIds: idsOf(wanted), days: wanted.map(({ dueDay }) => dueDay), now })
  await saveAll(db, judged, now)
  const newlySent = new Set(sent.map(({ userId }) => userId))
  const sending = judged.filter(({ row, verdict }) => verdict.send && newlySent.has(row.id))
  if (sending.length > 0) await queue(deps, db, { sending, commons, now })
  return rows.length
}

const idsOf = (rows: readonly DueRow[]) => rows.map(({ id }) => id)

function decideRow(row: DueRow, { now, hasMail }: { now: Date; hasMail: boolean }) {
  const plan = timeZonePlanOf(row)
  const zone = timeZoneAt(plan, now.getTime())
  const today = currentDay(now.getTime(), zone, row.lastDay)
  const verdict = decideReminder(
    reminderScheduleOf(row),
    { zone: plan, lastDay: row.lastReminded, now: now.getTime() },
    {
      due: { at: row.dueAt.getTime(), day: row.dueDay },
      ignored: row.ignored,
      last: row.lastSent,
      isDone: row.lastDay !== null && row.lastDay >= row.dueDay,
      isPaused: row.isPaused,
      isReachable: row.devices > 0 || (row.byMail && hasMail),
    },
  )
  return { row, zone, today, verdict }
}

type DecidedRow = ReturnType<typeof decideRow>

const saveAll = (db: Database, judged: readonly DecidedRow[], now: Date) =>
  saveReminderDecisions(db, {
    userIds: judged.map(({ row }) => row.id),
    ignored: judged.map(({ verdict }) => verdict.ignored),
    dueAt: judged.map(({ verdict }) => verdict.next && new Date(verdict.next.at).toISOString()),
    dueDays: judged.map(({ verdict }) => verdict.next?.day ?? null),
    lastDays: judged.map(({ row, verdict }) => (verdict.send ? row.dueDay : null)),
    stops: judged.map(({ verdict }) => (!verdict.send && verdict.stops ? 'stops' : null)),
    now,
  })

interface Sending {
  sending: readonly DecidedRow[]
  commons: CommonProblems
  now: Date
}

async function queue(deps: SendingDeps, db: Database, { sending, commons, now }: Sending) {
  const { outbox, secret, hasMail, sharedIdeas } = deps
  const people = sending.map(({ row, today, zone }) => ({ ...row, today, zone }))
  const wishes = sharedIdeas === 'off' ? null : await howManyWishedOf(db, people)
  const problems = await peekProblems(db, people, { now, commons })
  const messages = people.map((person) => {
    const problem = problems.get(person.id) ?? ''
    const minute = minuteOfDayAt(now.getTime(), person.zone)
    const of = { day: person.dueDay, quiet: reminderScheduleOf(person).quiet, zone: person.zone, now: now.getTime() }
    const expiresAt = new Date(endOfReminder(of))
    const wished = wishes?.get(person.id)
    const words = reminderWords({ firstName: person.firstName, problem, minute, wished })
    return { person, problem, expiresAt, wished, words }
  })
  const pushed = messages.filter(({ person }) => person.devices > 0)
  await queuePushes(db, {
    userIds: pushed.map(({ person }) => person.id),
    days: pushed.map(({ person }) => person.dueDay),
    titles: pushed.map(({ words }) => words.title),
    sentences: pushed.map(({ words }) => words.sentence),
    expiresAt: pushed.map(({ expiresAt }) => expiresAt.toISOString()),
    now,
  })
  const mailed = messages.filter(({ person }) => person.byMail && hasMail)
  const streaks = await loadStreakLengths(
    db,
    mailed.map(({ person }) => person),
    now,
  )
  const mails = mailed.map(({ person, problem, expiresAt, wished }, index) => ({
    userId: person.id,
    to: person.email,
    firstName: person.firstName,
    expiresAt,
    reminder: {
      problem,
      streak: streaks[index] ?? 0,
      wished,
      chosen: `${daysInWords(person.days)} at ${formatTimeOfDay(person.minute)}`,
      stopToken: mailsToken(secret, person.id),
      openToken: mailedReminderToken(secret, person.id, person.dueDay),
    },
  }))
  await outbox.queueReminders(db, mails)
}

export const deleteOldReminders = ({ db, now }: Pick<SendingDeps, 'db' | 'now'>) =>
  removeOldSent(db, { before: new Date(now().getTime() - storedForMs) })
