import { type CoachChange, type CoachState, type FinishedList, handIn } from '@app/domain/coach/coach-turn'
import type { StreakCounters } from '@app/domain/streak/streak-counters'
import type { Database } from '../../../db/database.ts'
import type { Write } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { userStatsOf } from '../../account/user-view.ts'
import { unlockAchievements } from '../../achievements/unlock-achievements.ts'
import { saveCoachChange } from '../../coach/update-coach.ts'
import { loadStreakLength, updateStreak } from '../../streak/current-streak.ts'
import { countOtherLists, saveOtherList } from '../finished-round.queries.ts'
import { type Progress, saveProgress } from '../rounds.queries.ts'
import { decidePlace, type PlaceInput } from './decide-place.ts'
import {
  type FinishInput,
  type RoundPlace,
  type ScoredList,
  type SubmissionOutcome,
  saveFinish,
} from './finish-round.queries.ts'
import type { RoundToFinish } from './submission.queries.ts'
import { type Submission, shownStageOf, shownThinkerOf } from './submission.ts'

export interface FinishResult {
  isRepeated: false
  round: RoundToFinish
  outcome: SubmissionOutcome
  scored: ScoredList | null
  place: RoundPlace
  finishedAt: Date
  coach: CoachChange & { isOn: boolean }
}

export interface RepeatResult {
  isRepeated: true
  isFromOtherDevice?: true
  outcome: SubmissionOutcome
}

const maxOtherLists = 5

/** The first list of a round counts; what another device wrote of it is stored beside it, once. */
async function addOtherList({ db, write }: TransactionParts, input: AcceptInput): Promise<RepeatResult> {
  const { person, round, submission, contentHash, now, finishedAt } = input
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

export interface AcceptInput extends PlaceInput {
  person: PlaceInput['person'] & Progress
  round: RoundToFinish
  submission: Submission
  contentHash: string
  /** Earlier than now for a round that a device finished without network. */
  finishedAt: Date
  scored: ScoredList | null
  /** Before this list. */
  coach: CoachState
}

type CountedPlace = Extract<RoundPlace, { notCounted: null }>
type UncountedPlace = Exclude<RoundPlace, CountedPlace>

/** Under the lock of the person's progress. */
export async function acceptSubmission(parts: TransactionParts, input: AcceptInput) {
  if (input.round.outcome) {
    // The list of a device is not refused where another one was first.
    if (input.variant.kind !== 'device') throw new AppError('round_finished')
    return await addOtherList(parts, input)
  }
  const place = await decidePlace(parts.db, input)
  return place.notCounted === null ? finishCounted(parts, input, place) : finishUncounted(parts, input, place)
}

async function finishCounted(
  { db, write }: TransactionParts,
  input: AcceptInput,
  counts: CountedPlace,
): Promise<FinishResult> {
  const { person, round, submission, now, finishedAt, scored } = input
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
  save({ db, write }, input, { finish: finishOf(input, counts), outcome, progress, finishedAt })
  const change = coachChangeOf(input, counts)
  saveCoachChange({ db, write }, change, { person, roundId, now })
  const coach = { ...change, isOn: input.coach.isOn }
  return { isRepeated: false, round, outcome, scored, place: counts, finishedAt, coach }
}

/** A list without a total is compared with the step that it has shown once its person says that it is theirs. */
function coachChangeOf(
  { coach, scored, round, submission, variant, finishedAt, person }: AcceptInput,
  { day }: CountedPlace,
): CoachChange {
  if (!scored) return { changed: null, next: null }
  const { practice, submittedSolutions } = submission
  const list: FinishedList = {
    roundId: round.id,
    finishedAt: finishedAt.getTime(),
    day,
    form: round.form,
    slots: round.slots,
    thinkerId: shownThinkerOf(submission),
    favourites: null,
    reading: scored.reading,
  }
  const isChoiceAsked = variant.kind !== 'guest' && submittedSolutions.length > 1
  const isComparedLater = isChoiceAsked || scored.score.withheld !== null
  return handIn(coach, { list, stepId: practice?.stepId ?? null, isComparedLater, today: person.today })
}

const laterOf = (one: Date | null, other: Date) => (one && one > other ? one : other)

/** Into the history only: of the counted numbers it changes none but the length of the history. */
async function finishUncounted(
  { db, write }: TransactionParts,
  input: AcceptInput,
  place: UncountedPlace,
): Promise<FinishResult> {
  const { person, round, submission, now, finishedAt, scored } = input
  const outcome = userStatsOf(person, await loadStreakLength(db, person, now))
  const progress = { ...person, dailySolutions: person.dailySolutions + submission.submittedSolutions.length }
  save({ db, write }, input, { finish: finishOf(input, place), outcome, progress, finishedAt: null })
  const coach = { changed: null, next: null, isOn: input.coach.isOn }
  return { isRepeated: false, round, outcome, scored, place, finishedAt, coach }
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

function finishOf(input: AcceptInput, place: RoundPlace): FinishInput {
  const { person, round, submission, contentHash, now, finishedAt, scored } = input
  const [userId, roundId] = [person.id, round.id]
  const { thinkerId = null, practice } = submission
  const { opener = null, thinkerBy = 'path' } = practice ?? {}
  const shown = {
    thinkerId,
    stage: shownStageOf(submission),
    opener,
    thinkerBy: practice ? thinkerBy : null,
    form: round.form,
  }
  const solutions = solutionsOf(submission)
  return { userId, roundId, ...shown, finishedAt, receivedAt: now, place, contentHash, solutions, scored }
}

export const solutionsOf = ({ submittedSolutions, submissionMethod }: Submission) =>
  submittedSolutions.map((text, i) => ({ text, method: submissionMethod[i] ?? 'text' }))

interface CountedRound {
  day: string
  /** 0 takes no place of the day. */
  number: number
  kind: 'daily' | 'custom'
  solutions: number
}

/** The counted numbers of a person once this round is finished. */
function nextProgress(
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
