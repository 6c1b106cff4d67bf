import { createHash } from 'node:crypto'
import type { Reply } from '@app/contract/calls'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import { toUserView } from '../../account/user-view.ts'
import { loadCoachState } from '../../coach/update-coach.ts'
import { loadFinishedRoundView, toFinishedRoundView } from '../finished-round.ts'
import type { RoundsDeps } from '../open-round.ts'
import { lockProgress } from '../rounds.queries.ts'
import { acceptSubmission, type FinishResult, type RepeatResult, solutionsOf } from './accept-submission.ts'
import { scoreBeforeSubmit } from './score-before-submit.ts'
import { findIdempotencyKey, findRoundToFinish, saveIdempotencyKey } from './submission.queries.ts'
import { insertSubmittedRound, type Submission, type SubmissionVariant, shownStageOf } from './submission.ts'

interface SubmissionInput {
  key: string | undefined
  variant: SubmissionVariant
}

/** Hands in a round, once. The same content again, by a second click or after a lost reply, gets the first answer again. */
export const submitSolutions = (
  deps: RoundsDeps,
  person: Person,
  submission: Submission,
  input: SubmissionInput,
): Promise<Reply<'submitSolutions'>> =>
  deps.scoring.runInOrder(person.id, () => scoreAndAccept(deps, person, submission, input))

async function scoreAndAccept(
  deps: RoundsDeps,
  person: Person,
  submission: Submission,
  { key, variant }: SubmissionInput,
): Promise<Reply<'submitSolutions'>> {
  const now = deps.now()
  const contentHash = hashOf(submission)
  const scored = await scoreBeforeSubmit(deps, person, { submission, variant, key, contentHash, now })
  const finished = await deps.transact(async (db, write): Promise<FinishResult | RepeatResult> => {
    const { progress, used, round, coach } = await lockAndRead(db, person, { submission, key, now, variant })
    if (used && used.contentHash !== contentHash) throw new AppError('key_reused')
    if (!round) throw new AppError('round_not_found')
    if (round.outcome && round.contentHash === contentHash) return { isRepeated: true, outcome: round.outcome }
    // Only what was taken is remembered: a refused submission leaves its key free.
    if (key !== undefined) write(() => saveIdempotencyKey(db, { userId: person.id, key, contentHash, now }))
    const finishedAt = variant.kind === 'device' ? variant.finishedAt : now
    const known = { person: { ...person, ...progress }, round, submission, variant, contentHash, now, finishedAt }
    return await acceptSubmission({ db, write }, { ...known, scored, coach })
  })
  const round = finished.isRepeated
    ? await loadFinishedRoundView(deps, person, submission.problemId)
    : viewOf(person, submission, finished)
  const { newAchievements = [], ...stats } = finished.outcome
  const { feedback } = round
  const notCounted = finished.isRepeated && finished.isFromOtherDevice ? 'other_device' : round.notCounted
  return { user: toUserView(person, stats), newAchievements, feedback, round, notCounted }
}

function viewOf(person: Person, submission: Submission, result: FinishResult) {
  const { round, scored, place, finishedAt, coach } = result
  const { id, kind, problemText, category, difficulty, form, slots } = round
  const { thinkerId = null } = submission
  const ofRound = { id, kind, problemText, category, difficulty, form, slots, finishedAt, thinkerId }
  const ofList = { score: scored?.score ?? null, reading: scored?.reading ?? null, stage: shownStageOf(submission) }
  const renewed = coach.changed?.setBy === id ? coach.changed : null
  const setStep = coach.next ? { ...coach.next, id, outcome: null } : renewed
  const ofCoach = {
    isCoachOn: coach.isOn,
    setStep: setStep && { ...setStep, tryText: null },
    judgedStep: coach.changed?.judgedIn === id ? coach.changed : null,
  }
  const nothingYet = { favourites: null, techniqueLines: null, claimedAt: null, opinion: null }
  const stored = {
    ...ofRound,
    ...ofList,
    ...ofCoach,
    ...nothingYet,
    day: place.day ?? round.day,
    notCounted: place.notCounted,
    ideas: solutionsOf(submission).map((solution) => ({ ...solution, toTry: false })),
    secondLook: [],
    otherLists: [],
  }
  return toFinishedRoundView(stored, person)
}

const hashOf = ({ problemId, submittedSolutions, submissionMethod, thinkerId }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([problemId, submittedSolutions, submissionMethod, thinkerId ?? null]))
    .digest('base64url')

interface LockInput extends SubmissionInput {
  submission: Submission
  now: Date
}

/** Locks the person's progress and reads what the decision needs, in one round trip; each statement sees what the lock waited for. */
async function lockAndRead(db: Database, person: Person, { submission, key, now, variant }: LockInput) {
  const { id: userId, today } = person
  const { problemId: id, thinkerId = null } = submission
  const find = () => findRoundToFinish(db, { id, userId, today, thinkerId })
  const [[progress], [used], [round], coach] = await Promise.all([
    lockProgress(db, { userId }),
    key === undefined ? [] : findIdempotencyKey(db, { userId, key, now }),
    variant.kind === 'daily' ? find() : insertSubmittedRound(db, { id, person, variant, now }).then(find),
    loadCoachState(db, person, now),
  ])
  if (!progress) throw new Error('There is no progress to lock.')
  return { progress, used, round, coach }
}
