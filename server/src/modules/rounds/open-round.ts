import { randomUUIDv7 } from 'node:crypto'
import { categoryName } from '@app/content/categories'
import { endOfDay } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { type Difficulty, nextDifficulty } from '@app/domain/rounds/difficulty'
import { isCurrentRound } from '@app/domain/rounds/round'
import { slotsFor, slotsForStreak } from '@app/domain/rounds/slots'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { type ChosenProblem, chooseProblem } from '../problems/choose-problem.ts'
import { loadStreakLength } from '../streak/current-streak.ts'
import { findReservedProblem } from './day-passes.queries.ts'
import { loadPractice } from './load-practice.ts'
import { findFreeRoundNumber, findOpenRound, insertRound, lockProgress, type OpenRound } from './rounds.queries.ts'
import type { Scoring } from './scoring-service.ts'

export interface RoundsDeps extends CallDeps, TransactionDeps {
  now(): Date
  secret: string
  trustProxy: number
  limits: RateLimits
  scoring: Scoring
}

type Asker = Pick<Person, 'id' | 'difficulty'>

// As many as the rule looks at. Custom problems say nothing about ours. Ideas are found by their moment, that of the
// submission: by the round alone, each would be a page of an index that nobody else has read lately.
const listAttempts = statement({
  name: 'list_attempts',
  params: { userId: 'text' },
  columns: { slots: 'int4', isFinished: 'bool', variety: 'float8?', ideas: 'int4' },
  sql: `select r.slots, r.finished_at is not null as "isFinished",
      (r.score->'flexibility'->>'value')::float8 / 100 as variety,
      (select count(*)::int from solution s
        where s.user_id = r.user_id and s.created_at = r.finished_at and s.round_id = r.id) as ideas
    from round r join "user" u on u.id = r.user_id
    where r.user_id = :userId and r.kind = 'daily' and r.opened_at >= coalesce(u.difficulty_since, '-infinity')
      and r.score->>'withheld' is null
    order by r.day desc, r.number desc limit 4`,
})

const saveDifficulty = statement({
  name: 'save_followed_difficulty',
  params: { userId: 'text', before: 'text', difficulty: 'text', now: 'timestamptz' },
  sql: `update "user" set difficulty = :difficulty, difficulty_since = :now
    where id = :userId and difficulty = :before`,
})

/** Requests at once get the same round. */
export async function openRound(deps: RoundsDeps, person: Person) {
  const now = deps.now()
  const slots = await countSlots(deps.db, person, now)
  const open = await currentRound(deps.db, person, now)
  const round = open ?? (await deps.transact((db) => assignRound(db, person, { now, slots })))
  const { id, text, difficulty, form } = round
  const most = Math.max(round.slots, slots)
  return {
    id,
    text,
    category: categoryName(round.category),
    difficulty,
    slots: most,
    form,
    practice: (await loadPractice(deps.db, person, now))({ ...round, slots: most }),
  }
}

export async function previewProblem({ db, now }: RoundsDeps, person: Person) {
  const open = await currentRound(db, person, now())
  if (!open && isDone(person)) return { id: null, text: null, form: null, practice: null }
  const practiceOf = await loadPractice(db, person, now())
  const slots = Math.max(open?.slots ?? 0, await countSlots(db, person, now()))
  if (open) return { id: open.id, text: open.text, form: open.form, practice: practiceOf({ ...open, slots }) }
  const { id, text, form, category } = await findNextProblem(db, person)
  return { id, text, form, practice: practiceOf({ problemId: id, category, form, slots }) }
}

export async function findNextProblem(db: Database, person: Asker & Pick<Person, 'today'>): Promise<ChosenProblem> {
  const difficulty = await adjustDifficulty(db, person)
  const number = await nextNumber(db, person)
  const next = await nextProblem(db, { ...person, difficulty }, number)
  // Nothing is locked: a device may have got its passes meanwhile, and what they carry counts as seen.
  return (await findReservedProblem(db, { userId: person.id, day: person.today, number }))[0] ?? next
}

export async function countSlots(db: Database, person: Person, now: Date) {
  const streak = await loadStreakLength(db, person, now)
  return slotsFor({ plan: person.plan, streak, maxSolutionSlots: slotsForStreak(streak) })
}

/** The open round that asking gives again: one that could not be handed in any more today is none. */
async function currentRound(db: Database, person: Person, now: Date): Promise<OpenRound | null> {
  const [open] = await findOpenRound(db, { userId: person.id })
  if (!open || !isCurrentRound(open, now.getTime(), person.today)) return null
  const hasOwnPlace = open.day !== person.today && open.finishedOnItsDay < roundsPerDay[person.plan]
  return hasOwnPlace || !isDone(person) ? open : null
}

async function assignRound(
  db: Database,
  person: Person,
  { now, slots }: { now: Date; slots: number },
): Promise<OpenRound> {
  const progress = { ...person, ...(await lockProgress(db, { userId: person.id }))[0] }
  // A request that waited for the lock may find that another request has opened the round.
  const open = await currentRound(db, progress, now)
  if (open) return open
  if (isDone(progress)) throw createDailyLimitError(person, now)
  const number = await nextNumber(db, person)
  const difficulty = await adjustDifficulty(db, person)
  await saveChangedDifficulty(db, person, difficulty, now)
  const {
    id: problemId,
    roundId: id = randomUUIDv7(),
    ...problem
  } = await nextProblem(db, { ...person, difficulty }, number)
  const { today: day, zone } = person
  await insertRound(db, { id, userId: person.id, problemId, day, zone, number, slots, now })
  return { ...problem, id, problemId, day, zone, slots, finishedOnItsDay: 0 }
}

const nextNumber = async (db: Database, { id, today }: Pick<Person, 'id' | 'today'>) =>
  (await findFreeRoundNumber(db, { userId: id, day: today }))[0]?.number ?? 1

/** What a device of theirs carries for this place, else what is chosen now. */
async function nextProblem(
  db: Database,
  person: Asker & Pick<Person, 'today'>,
  number: number,
): Promise<ChosenProblem & { roundId?: string }> {
  const [carried] = await findReservedProblem(db, { userId: person.id, day: person.today, number })
  return carried ?? (await chooseProblem(db, person, number))
}

const isDone = ({ today, lastDay, lastDayRounds, plan }: Person) =>
  lastDay === today && lastDayRounds >= roundsPerDay[plan]

/** Asked while no round is open, so that none counts as skipped too early. */
export async function adjustDifficulty(db: Database, { id, difficulty }: Asker): Promise<Difficulty> {
  const attempts = await listAttempts(db, { userId: id })
  return nextDifficulty(difficulty, attempts.toReversed())
}

async function saveChangedDifficulty(db: Database, { id, difficulty }: Asker, next: Difficulty, now: Date) {
  if (next !== difficulty) await saveDifficulty(db, { userId: id, before: difficulty, difficulty: next, now })
}

export function createDailyLimitError({ plan, today, zone }: Person, now: Date) {
  const retryAfter = (endOfDay(today, zone) - now.getTime()) / 1000
  return new AppError('daily_limit', { params: { sessions: roundsPerDay[plan] }, retryAfter })
}
