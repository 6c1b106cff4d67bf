import { minuteOfDayAt } from '@app/domain/day/clock-time'
import { formatTimeOfDay } from '@app/domain/day/day-words'
import { currentDay, timeZoneAt } from '@app/domain/day/time-zone'
import { decideReminder } from '@app/domain/reminders/decide-reminder'
import { reminderExpiresAt } from '@app/domain/reminders/next-reminder'
import { composeReminderText, formatWeekdays } from '@app/domain/reminders/reminder-text'
import type { Database } from '../../db/database.ts'
import { isDatabaseUnavailable, sqlState } from '../../db/database-errors.ts'
import { log } from '../../process/log.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type CommonProblems, loadCommonProblems, previewProblems } from '../rounds/preview-problems.ts'
import type { SharedIdeasDeps } from '../shared-ideas/share-idea.ts'
import { countWishesOf } from '../shared-ideas/wish-note.ts'
import { loadStreakLengths } from '../streak/current-streak.ts'
import {
  claimDueReminders,
  type DueReminderRow,
  deleteOldSentReminders,
  findNextDueReminder,
  insertSentReminders,
  postponeReminder,
  queuePushes,
  saveReminderDecisions,
} from './due-reminders.queries.ts'
import { createMailedReminderToken, createReminderMailsToken } from './reminder-links.ts'
import type { RemindersDeps } from './reminder-settings.ts'
import { reminderScheduleOf } from './schedule-reminder.ts'

/** Holds the locks for some hundredths of a second. */
const batch = 400
const retentionMs = 30 * 24 * 3_600_000

export type SendingDeps = Pick<RemindersDeps, 'db' | 'transact' | 'secret' | 'hasMail' | 'now'> &
  Pick<SharedIdeasDeps, 'sharedIdeas'> & { outbox: Outbox }

/** Until none is due; returns when the next one is. Safe in several processes at once. */
export async function sendDueReminders(deps: SendingDeps, ending?: AbortSignal): Promise<Date | null> {
  const commonProblems = await loadCommonProblems(deps.db, deps.now())
  while (!ending?.aborted) if ((await sendSome(deps, commonProblems)) < batch) break
  return (await findNextDueReminder(deps.db))[0]?.at ?? null
}

/** Together; after a failure one by one, so that a faulty row delays nobody else. */
async function sendSome(deps: SendingDeps, commonProblems: CommonProblems): Promise<number> {
  try {
    return await deps.transact((db) => sendClaimed(deps, db, { commonProblems, limit: batch }))
  } catch (error) {
    if (!isFaultOfRow(error)) throw error
  } finally {
    deps.outbox.nudge()
  }
  let count = 0
  while (count < batch && (await sendOne(deps, commonProblems))) count++
  deps.outbox.nudge()
  return count
}

async function sendOne(deps: SendingDeps, commonProblems: CommonProblems): Promise<boolean> {
  let claimed: readonly DueReminderRow[] = []
  const onClaimed = (rows: readonly DueReminderRow[]) => {
    claimed = rows
  }
  try {
    return (await deps.transact((db) => sendClaimed(deps, db, { commonProblems, limit: 1, onClaimed }))) > 0
  } catch (error) {
    const [userId] = idsOf(claimed)
    if (userId === undefined || !isFaultOfRow(error)) throw error
    await deps.transact((db) => postponeReminder(db, { userId, now: deps.now() }))
    log('error', 'A reminder couldn’t be planned and moves by a day.', { userId, error })
    return true
  }
}

const isFaultOfRow = (error: unknown) => !isDatabaseUnavailable(error) && /^(2[23].*)?$/.test(sqlState(error) ?? '')

interface Claiming {
  commonProblems: CommonProblems
  limit: number
  onClaimed?(rows: readonly DueReminderRow[]): void
}

/** One transaction: a crash before its end leaves them due. */
async function sendClaimed(
  deps: SendingDeps,
  db: Database,
  { commonProblems, limit, onClaimed }: Claiming,
): Promise<number> {
  const now = deps.now()
  const rows = await claimDueReminders(db, { now, limit })
  onClaimed?.(rows)
  if (rows.length === 0) return 0
  const judged = rows.map((row) => decideRow(row, { now, hasMail: deps.hasMail }))
  const wanted = judged.filter(({ verdict }) => verdict.send).map(({ row }) => row)
  const sent = await insertSentReminders(db, { userIds: idsOf(wanted), days: wanted.map(({ dueDay }) => dueDay), now })
  await saveAll(db, judged, now)
  const newlySent = new Set(sent.map(({ userId }) => userId))
  const sending = judged.filter(({ row, verdict }) => verdict.send && newlySent.has(row.id))
  if (sending.length > 0) await queue(deps, db, { sending, commonProblems, now })
  return rows.length
}

const idsOf = (rows: readonly DueReminderRow[]) => rows.map(({ id }) => id)

function decideRow(row: DueReminderRow, { now, hasMail }: { now: Date; hasMail: boolean }) {
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
    stops: judged.map(({ verdict }) => (!verdict.send && verdict.shouldStop ? 'stops' : null)),
    now,
  })

interface Sending {
  sending: readonly DecidedRow[]
  commonProblems: CommonProblems
  now: Date
}

async function queue(deps: SendingDeps, db: Database, { sending, commonProblems, now }: Sending) {
  const { outbox, secret, hasMail, sharedIdeas } = deps
  const people = sending.map(({ row, today, zone }) => ({ ...row, today, zone }))
  const wishes = sharedIdeas === 'off' ? null : await countWishesOf(db, people)
  const problems = await previewProblems(db, people, { now, commonProblems })
  const messages = people.map((person) => {
    const problem = problems.get(person.id) ?? ''
    const minute = minuteOfDayAt(now.getTime(), person.zone)
    const of = { day: person.dueDay, quiet: reminderScheduleOf(person).quiet, zone: person.zone, now: now.getTime() }
    const expiresAt = new Date(reminderExpiresAt(of))
    const wished = wishes?.get(person.id)
    const words = composeReminderText({ firstName: person.firstName, problem, minute, wished })
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
      chosen: `${formatWeekdays(person.days)} at ${formatTimeOfDay(person.minute)}`,
      stopToken: createReminderMailsToken(secret, person.id),
      openToken: createMailedReminderToken(secret, person.id, person.dueDay),
    },
  }))
  await outbox.queueReminders(db, mails)
}

export const deleteOldReminders = ({ db, now }: Pick<SendingDeps, 'db' | 'now'>) =>
  deleteOldSentReminders(db, { before: new Date(now().getTime() - retentionMs) })
