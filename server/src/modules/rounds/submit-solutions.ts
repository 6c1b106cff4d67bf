import { createHash } from 'node:crypto'
import type { ParsedBody, Reply } from '@app/contract/calls'
import type { Day } from '@app/domain/day/day'
import type { Score } from '@app/domain/scoring/score'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { toUserView, userStatsOf } from '../account/user-view.ts'
import { unlockAchievements } from '../achievements/unlock-achievements.ts'
import { loadStreakLength, updateStreak } from '../streak/current-streak.ts'
import { decidePlace, type PlaceInput } from './decide-place.ts'
import type { RoundsDeps } from './deps.ts'
import { countOtherLists, saveOtherList } from './finished-round.queries.ts'
import { loadFinishedRoundView, toFinishedRoundView } from './finished-round.ts'
import { nextProgress } from './next-progress.ts'
import {
  type FinishInput,
  findIdempotencyKey,
  findRoundToFinish,
  lockProgress,
  type Progress,
  type RoundPlace,
  type RoundToFinish,
  type ScoredList,
  type SubmissionOutcome,
  saveFinish,
  saveIdempotencyKey,
  saveProgress,
} from './rounds.queries.ts'
import { scoreBeforeSubmit } from './score-before-submit.ts'
import { chooseAnswerTo } from './thinker-answer.ts'

export type Submission = Omit<ParsedBody<'submitSolutions'>, 'fromDevice'>

interface SubmissionVariant {
  problemId?: string
  text: string
  day: Day
  zone: string
  slots: number
  /** Instead of the usual rules. */
  place?(db: Database, input: PlaceInput): Promise<RoundPlace>
  /** Of a device, whose list is not refused where another one was first. */
  finishedAt?: Date
  open(db: Database): Promise<unknown>
}

/** Hands in a round, once. The same content again, by a second click or after a lost reply, gets the first answer again. */
export const submitSolutions = (
  deps: RoundsDeps,
  person: Person,
  submission: Submission,
  key: string | undefined,
  variant?: SubmissionVariant,
): Promise<Reply<'submitSolutions'>> =>
  deps.scoring.runInOrder(person.id, () => scoreAndAccept(deps, person, submission, key, variant))

async function scoreAndAccept(
  deps: RoundsDeps,
  person: Person,
  submission: Submission,
  key: string | undefined,
  variant?: SubmissionVariant,
): Promise<Reply<'submitSolutions'>> {
  const now = deps.now()
  const contentHash = hashOf(submission)
  const unscored = { list: variant, place: variant?.place ?? decidePlace, submission, key, contentHash, now }
  const scored = await scoreBeforeSubmit(deps, person, unscored)
  const finished = await deps.transact(async (db, write): Promise<FinishResult | RepeatResult> => {
    const { progress, used, round } = await lockAndRead(db, person, { submission, key, now, variant })
    if (used && used.contentHash !== contentHash) throw new AppError('key_reused')
    if (!round) throw new AppError('round_not_found')
    const { finishedAt = now } = variant ?? {}
    const finishing = { person: { ...person, ...progress }, round, submission, contentHash, now, finishedAt, scored }
    if (round.outcome && round.contentHash === contentHash) return { isRepeated: true, outcome: round.outcome }
    // Only what was taken is remembered: a refused hand-in leaves its key free.
    if (key !== undefined) write(() => saveIdempotencyKey(db, { userId: person.id, key, contentHash, now }))
    return await acceptSubmission({ db, write }, finishing, variant)
  })
  // The first answer was not compared with the person's other lists, and a repeated one is the same.
  const round = finished.isRepeated
    ? { ...(await loadFinishedRoundView(deps, person, submission.problemId)), own: null }
    : viewOf(person, submission, finished)
  const { newAchievements = [], ...stats } = finished.outcome
  const { feedback } = round
  const notCounted = finished.isRepeated && finished.isFromOtherDevice ? 'other_device' : round.notCounted
  return { user: toUserView(person, stats), newAchievements, feedback, round, notCounted }
}

function viewOf(person: Person, submission: Submission, { round, score, answer, place, finishedAt }: FinishResult) {
  const { id, kind, problemText, category, difficulty, slots } = round
  const ideas = solutionsOf(submission).map((solution) => ({ ...solution, toTry: false }))
  const nothingYet = { favourites: null, opinion: null, secondLook: [], otherLists: [] }
  const thinkerId = submission.thinkerId ?? null
  const { day, notCounted } = { ...place, day: place.day ?? round.day }
  const known = { id, kind, problemText, category, difficulty, slots, score, answer, day, notCounted, finishedAt }
  const thinkerSessions = place.day && thinkerId ? round.thinkerSessions + 1 : 0
  return toFinishedRoundView({ ...known, ...nothingYet, thinkerId, thinkerSessions, ideas }, person)
}

const solutionsOf = ({ submittedSolutions, submissionMethod }: Submission) =>
  submittedSolutions.map((text, i) => ({ text, method: submissionMethod[i] ?? 'text' }))

const hashOf = ({ problemId, submittedSolutions, submissionMethod, thinkerId }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([problemId, submittedSolutions, submissionMethod, thinkerId ?? null]))
    .digest('base64url')

interface LockInput {
  submission: Submission
  key: string | undefined
  now: Date
  variant: SubmissionVariant | undefined
}

/** Locks the person's progress and reads what the decision needs, in one round trip; each statement sees what the lock waited for. */
async function lockAndRead(db: Database, person: Person, { submission, key, now, variant }: LockInput) {
  const { id: userId, today } = person
  const find = () =>
    findRoundToFinish(db, { id: submission.problemId, userId, today, thinkerId: submission.thinkerId ?? null })
  const [[progress], [used], [round]] = await Promise.all([
    lockProgress(db, { userId }),
    key === undefined ? [] : findIdempotencyKey(db, { userId, key, now }),
    variant ? variant.open(db).then(find) : find(),
  ])
  if (!progress) throw new Error('There is no progress to lock.')
  return { progress, used, round }
}

interface FinishResult {
  isRepeated: false
  round: RoundToFinish
  outcome: SubmissionOutcome
  score: Score | null
  answer: string | null
  place: RoundPlace
  finishedAt: Date
}

interface RepeatResult {
  isRepeated: true
  isFromOtherDevice?: true
  outcome: SubmissionOutcome
}

const maxOtherLists = 5

/** The first list of a round counts; what another device wrote of it is stored beside it, once. */
async function addOtherList({ db, write }: TransactionParts, finishing: AcceptInput): Promise<RepeatResult> {
  const { person, round, submission, contentHash, now, finishedAt } = finishing
  const [userId, roundId] = [person.id, round.id]
  const [beside] = await countOtherLists(db, { userId, roundId, contentHash })
  if (beside && beside.others >= maxOtherLists) throw new AppError('round_finished')
  const { submittedSolutions: texts, submissionMethod: methods } = submission
  write(() => saveOtherList(db, { userId, roundId, contentHash, texts, methods, finishedAt, receivedAt: now }))
  const outcome = userStatsOf(person, await loadStreakLength(db, person, now))
  return { isRepeated: true, isFromOtherDevice: true, outcome }
}

interface TransactionParts {
  db: Database
  write: Write
}

export interface AcceptInput {
  person: Person & Progress
  round: RoundToFinish
  submission: Submission
  contentHash: string
  now: Date
  /** Earlier than now for a round that a device finished without network. */
  finishedAt: Date
  scored: ScoredList | null
}

type CountedPlace = Extract<RoundPlace, { notCounted: null }>
type UncountedPlace = Exclude<RoundPlace, CountedPlace>

async function acceptSubmission(
  parts: TransactionParts,
  finishing: AcceptInput,
  variant: SubmissionVariant | undefined,
) {
  if (finishing.round.outcome) {
    if (!variant?.finishedAt) throw new AppError('round_finished')
    return await addOtherList(parts, finishing)
  }
  const place = await (variant?.place ?? decidePlace)(parts.db, finishing)
  return place.notCounted === null ? finishCounted(parts, finishing, place) : finishUncounted(parts, finishing, place)
}

async function finishCounted(
  { db, write }: TransactionParts,
  finishing: AcceptInput,
  counts: CountedPlace,
): Promise<FinishResult> {
  const { person, round, submission, now, finishedAt, scored } = finishing
  const { id: roundId, slots, kind } = round
  const solutions = submission.submittedSolutions.length
  // A day of the round's own is one in its zone, even if the person is in another one by now.
  const zone = counts.day === round.day ? round.zone : person.zone
  const done = { roundId, day: counts.day, zone, rounds: counts.number, at: now }
  const counters = await updateStreak({ db, write }, person, done)
  const progress = nextProgress(person, counters, { ...counts, kind, solutions })
  const after = { ...person, ...progress, lastFinishedAt: laterOf(person.lastFinishedAt, finishedAt) }
  const stats = userStatsOf(after, await loadStreakLength(db, after, now))
  const { longestStreak, totalSolved } = progress
  const newAchievements = await unlockAchievements(
    { db, write },
    { userId: person.id, kind, slots, methods: submission.submissionMethod, longestStreak, totalSolved, at: now },
    round,
  )
  const outcome = { ...stats, newAchievements }
  const answer = chooseAnswerTo(finishing, counts)
  save({ db, write }, finishing, { finish: finishOf(finishing, counts, answer), outcome, progress, finishedAt })
  return { isRepeated: false, round, outcome, score: scored?.score ?? null, answer, place: counts, finishedAt }
}

const laterOf = (one: Date | null, other: Date) => (one && one > other ? one : other)

/** Into the history only: of the counted numbers it changes none but the length of the history. */
async function finishUncounted(
  { db, write }: TransactionParts,
  finishing: AcceptInput,
  place: UncountedPlace,
): Promise<FinishResult> {
  const { person, round, submission, now, finishedAt, scored } = finishing
  const outcome = userStatsOf(person, await loadStreakLength(db, person, now))
  const progress = { ...person, dailySolutions: person.dailySolutions + submission.submittedSolutions.length }
  save({ db, write }, finishing, { finish: finishOf(finishing, place, null), outcome, progress, finishedAt: null })
  return { isRepeated: false, round, outcome, score: scored?.score ?? null, answer: null, place, finishedAt }
}

interface Changes {
  finish: FinishInput
  outcome: SubmissionOutcome
  progress: Progress
  /** Null: it is not what the person did last. */
  finishedAt: Date | null
}

function save({ db, write }: TransactionParts, { person }: AcceptInput, changes: Changes) {
  const { finish, outcome, progress, finishedAt } = changes
  write(() => saveFinish(db, finish, outcome))
  write(() => saveProgress(db, { ...progress, userId: person.id, finishedAt }))
}

function finishOf(finishing: AcceptInput, place: RoundPlace, answer: string | null): FinishInput {
  const { person, round, submission, contentHash, now, finishedAt, scored } = finishing
  const [userId, roundId] = [person.id, round.id]
  const thinkerId = submission.thinkerId ?? null
  const solutions = solutionsOf(submission)
  return { userId, roundId, thinkerId, finishedAt, receivedAt: now, place, contentHash, solutions, scored, answer }
}
