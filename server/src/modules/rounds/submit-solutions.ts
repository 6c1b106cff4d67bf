import { createHash } from 'node:crypto'
import type { ReadBody, Reply } from '@app/contract/calls'
import type { Day } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { judgeHandIn } from '@app/domain/round/round'
import type { Score } from '@app/domain/score/score'
import type { StreakCounters } from '@app/domain/streak/streak-counters'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { userStatsOf, userView } from '../account/user-view.ts'
import { unlockByRound } from '../achievements/unlock.ts'
import { shownStreak, updateStreak } from '../streak/streak.ts'
import type { RoundsDeps } from './deps.ts'
import { finishedRound, roundView } from './finished-round.ts'
import { dailyLimit, slotsOf } from './open-round.ts'
import {
  findKey,
  findRoundToFinish,
  lockProgress,
  type Outcome,
  type Progress,
  type RoundToFinish,
  type ScoredList,
  saveFinish,
  saveKey,
  saveProgress,
} from './rounds.queries.ts'

type HandIn = ReadBody<'submitSolutions'>

interface OwnProblem {
  problemId?: string
  text: string
  slots: number
  /** The day that it counts for without taking a place of it. */
  countsFor?: Day
  open(db: Database): Promise<unknown>
}

/** Hands in a round, once. The same content again, by a second click or after a lost reply, gets the first answer again. */
export async function submitSolutions(
  deps: RoundsDeps,
  person: Person,
  handIn: HandIn,
  key: string | undefined,
  own?: OwnProblem,
): Promise<Reply<'submitSolutions'>> {
  const now = deps.now()
  const contentHash = hashOf(handIn)
  const { problemId, submittedSolutions: ideas } = handIn
  const { scoring } = deps
  const scored = await (own ? scoring.ofOwn(own, ideas) : scoring.ofRound(person, problemId, ideas))
  const finished = await deps.transact(async (db, write): Promise<Finished | Repeated> => {
    const { progress, used, round } = await openUnderLock(db, person, { handIn, key, now, own })
    if (!progress) throw new Error('There is no progress to lock.')
    if (used && used.contentHash !== contentHash) throw new AppError('key_reused')
    if (!round) throw new AppError('round_not_found')
    if (round.outcome) return repeated(round, contentHash)
    // Only what was taken is remembered: a refused hand-in leaves its key free.
    if (key !== undefined) write(() => saveKey(db, { userId: person.id, key, contentHash, now }))
    const countsFor = own?.countsFor
    const finishing = { person: { ...person, ...progress }, round, handIn, contentHash, now, scored, countsFor }
    return await finish({ db, write }, finishing)
  })
  // The first answer was not compared with the person's other lists, and a repeated one is the same.
  const round = finished.isRepeated
    ? { ...(await finishedRound(deps, person, problemId)), own: null }
    : viewOf(person, handIn, finished)
  const { newAchievements = [], ...stats } = finished.outcome
  return { user: userView(person, stats), newAchievements, feedback: round.feedback, round }
}

function viewOf(person: Person, handIn: HandIn, { round, score, day, finishedAt }: Finished) {
  const { id, kind, problemText, category, difficulty, slots } = round
  const ideas = solutionsOf(handIn).map((solution) => ({ ...solution, toTry: false }))
  const nothingYet = { favourites: null, opinion: null, secondLook: [] }
  const thinkerId = handIn.thinkerId ?? null
  const known = { id, kind, problemText, category, difficulty, slots, score, day, finishedAt, thinkerId, ideas }
  return roundView({ ...known, ...nothingYet }, person)
}

const solutionsOf = ({ submittedSolutions, submissionMethod }: HandIn) =>
  submittedSolutions.map((text, i) => ({ text, method: submissionMethod[i] ?? 'text' }))

const hashOf = ({ problemId, submittedSolutions, submissionMethod, thinkerId }: HandIn) =>
  createHash('sha256')
    .update(JSON.stringify([problemId, submittedSolutions, submissionMethod, thinkerId ?? null]))
    .digest('base64url')

interface Opening {
  handIn: HandIn
  key: string | undefined
  now: Date
  own: OwnProblem | undefined
}

/** Locks the person's progress and reads what the decision needs, in one round trip; each statement sees what the lock waited for. */
async function openUnderLock(db: Database, person: Person, { handIn, key, now, own }: Opening) {
  const { id: userId, today } = person
  const find = () => findRoundToFinish(db, { id: handIn.problemId, userId, today, thinkerId: handIn.thinkerId ?? null })
  const [[progress], [used], [round]] = await Promise.all([
    lockProgress(db, { userId }),
    key === undefined ? [] : findKey(db, { userId, key, now }),
    own ? own.open(db).then(find) : find(),
  ])
  return { progress, used, round }
}

interface Finished {
  isRepeated: false
  round: RoundToFinish
  outcome: Outcome
  score: Score | null
  day: Day
  finishedAt: Date
}

interface Repeated {
  isRepeated: true
  outcome: Outcome
}

function repeated({ outcome, contentHash }: RoundToFinish, sent: string): Repeated {
  if (!outcome || contentHash !== sent) throw new AppError('round_finished')
  return { isRepeated: true, outcome }
}

interface TransactionParts {
  db: Database
  write: Write
}

interface Finishing {
  person: Person & Progress
  round: RoundToFinish
  handIn: HandIn
  contentHash: string
  now: Date
  scored: ScoredList | null
  countsFor: Day | undefined
}

async function finish({ db, write }: TransactionParts, finishing: Finishing): Promise<Finished> {
  const { person, round, handIn, contentHash, now, scored, countsFor } = finishing
  const counts = countsFor === undefined ? await judge(db, finishing) : { day: countsFor, number: 0 }
  const { id: roundId, slots, kind } = round
  const solutions = solutionsOf(handIn)
  // A day of the round's own is one in its zone, whatever zone the person is in by now.
  const zone = counts.day === round.day ? round.zone : person.zone
  const done = { roundId, day: counts.day, zone, rounds: counts.number, at: now }
  const counters = await updateStreak({ db, write }, person, done)
  const progress = progressAfter(person, counters, { ...counts, kind, solutions: solutions.length })
  const after = { ...person, ...progress, lastFinishedAt: now }
  const stats = userStatsOf(after, await shownStreak(db, after, now))
  const { longestStreak, totalSolved } = progress
  const newAchievements = await unlockByRound(
    { db, write },
    { userId: person.id, kind, slots, methods: handIn.submissionMethod, longestStreak, totalSolved, at: now },
    round,
  )
  const outcome = { ...stats, newAchievements }
  const thinkerId = handIn.thinkerId ?? null
  const finish = { roundId, thinkerId, finishedAt: now, counts, contentHash, solutions, scored }
  write(() => saveFinish(db, finish, outcome))
  write(() => saveProgress(db, { ...progress, userId: person.id, finishedAt: now }))
  return { isRepeated: false, round, outcome, score: scored?.score ?? null, day: counts.day, finishedAt: now }
}

async function judge(db: Database, { person, round, handIn, now }: Finishing) {
  const finishedOn = (day: string) => (day === round.day ? round.finishedOnItsDay : round.finishedToday)
  const solutions = handIn.submittedSolutions.length
  const verdict = judgeHandIn({
    round,
    solutions,
    // What the round began with is usually enough.
    slotsToday: solutions > round.slots ? await slotsOf(db, person, now) : round.slots,
    now: now.getTime(),
    today: person.today,
    finishedOn,
    limit: roundsPerDay[person.plan],
  })
  if ('refused' in verdict) throw refusalOf(verdict.refused, person, now)
  return { day: verdict.counts, number: finishedOn(verdict.counts) + 1 }
}

const refusalOf = (refused: 'too_many_solutions' | 'round_expired' | 'daily_limit', person: Person, now: Date) =>
  refused === 'daily_limit' ? dailyLimit(person, now) : new AppError(refused)

interface CountedRound {
  day: string
  /** 0 takes no place of the day. */
  number: number
  kind: 'daily' | 'custom'
  solutions: number
}

function progressAfter(
  before: Progress,
  counters: StreakCounters,
  { day, number, kind, solutions }: CountedRound,
): Progress {
  const sameDay = counters.lastDay === before.lastDay
  const onLastDay = counters.lastDay === day
  return {
    lastDay: counters.lastDay,
    streakLength: counters.length,
    longestStreak: counters.longest,
    freezes: counters.freezes,
    doneDays: counters.doneDays,
    lastDayRounds: (sameDay ? before.lastDayRounds : 0) + (onLastDay && number > 0 ? 1 : 0),
    lastDaySolutions: (sameDay ? before.lastDaySolutions : 0) + (onLastDay ? solutions : 0),
    totalSolved: before.totalSolved + 1,
    dailySolutions: before.dailySolutions + (kind === 'daily' ? solutions : 0),
    customSolutions: before.customSolutions + (kind === 'custom' ? solutions : 0),
    recountDue: false,
  }
}
