import type { ParsedBody, Reply } from '@app/contract/calls'
import { startOfDay } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { correctClockSkew, decideArrival, type NotCountedReason } from '@app/domain/streak/late-submission'
import { timeZoneAtMoment } from '@app/domain/streak/travel'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { loadStreak } from '../streak/current-streak.ts'
import { type SignedDayPass, verifyDayPass } from './day-pass-token.ts'
import { findProblemText, openRoundFromPass } from './day-passes.queries.ts'
import { countedPlaceOn, decideSubmissionOf, type PlaceInput } from './decide-place.ts'
import type { RoundsDeps } from './deps.ts'
import { countSlots } from './open-round.ts'
import type { RoundPlace } from './rounds.queries.ts'
import { type Submission, submitSolutions } from './submit-solutions.ts'

type FromDevice = NonNullable<ParsedBody<'submitSolutions'>['fromDevice']>

/** A round that was finished on a device, now or days ago, by the pass that the device carried. */
export async function submitOffline(
  deps: RoundsDeps,
  person: Person,
  submission: Submission,
  { key, fromDevice }: { key: string | undefined; fromDevice: FromDevice },
): Promise<Reply<'submitSolutions'>> {
  const { db, secret } = deps
  const pass = verifyDayPass({ secret, userId: person.id }, fromDevice.pass)
  if (pass?.roundId !== submission.problemId) throw new AppError('pass_not_valid')
  const { problemId, slots, issuedAt, ...given } = pass
  const [problem] = await findProblemText(db, { problemId })
  if (!problem) throw new AppError('round_not_found')
  const arrival = await decideOfflinePlace(deps, person, pass, fromDevice)
  return await submitSolutions(deps, person, submission, key, {
    problemId,
    text: problem.text,
    day: pass.day,
    zone: pass.zone,
    slots,
    finishedAt: arrival.finishedAt,
    place: (db, input) => offlinePlaceOf(db, input, { pass, verdict: arrival.verdict }),
    open: (db) =>
      openRoundFromPass(db, { ...given, userId: person.id, problemId, slots, issuedAt: new Date(issuedAt) }),
  })
}

async function decideOfflinePlace(
  deps: RoundsDeps,
  person: Person,
  pass: SignedDayPass,
  { finishedAt, sentAt }: FromDevice,
) {
  const now = deps.now()
  const receivedAt = now.getTime()
  const onDevice = { finishedAt: Date.parse(finishedAt), sentAt: Date.parse(sentAt) }
  const session = { finishedAt: correctClockSkew(onDevice, receivedAt), receivedAt }
  const { record } = await loadStreak(deps.db, person, now)
  const { zone, today } = person
  const then = timeZoneAtMoment(startOfDay(pass.day, pass.zone), { zone, moves: record.moves })
  const verdict = decideArrival(pass, session, { zoneThen: then, zone, today })
  const isPossible = pass.issuedAt <= session.finishedAt && session.finishedAt <= receivedAt
  return { verdict, finishedAt: isPossible ? new Date(session.finishedAt) : now }
}

interface Arrival {
  pass: SignedDayPass
  verdict: 'by_receipt' | NotCountedReason | null
}

/** What was written is never refused for its time or its day: it goes to the history. */
async function offlinePlaceOf(db: Database, input: PlaceInput, { pass, verdict }: Arrival): Promise<RoundPlace> {
  const slots = Math.max(input.round.slots, pass.slots)
  const carried = { ...input, round: { ...input.round, slots } }
  if (verdict === 'by_receipt') return await placeByReceipt(db, carried)
  await refuseTooMany(db, carried)
  if (verdict !== null) return uncounted(verdict)
  // Under the plan of that day its number was within the limit.
  const limit = Math.max(roundsPerDay[input.person.plan], pass.number)
  return input.round.finishedOnItsDay < limit ? countedPlaceOn(pass.day, input) : uncounted('day_full')
}

async function placeByReceipt(db: Database, input: PlaceInput): Promise<RoundPlace> {
  const verdict = await decideSubmissionOf(db, input)
  if ('counts' in verdict) return countedPlaceOn(verdict.counts, input)
  if (verdict.refused === 'too_many_solutions') throw new AppError('too_many_solutions')
  await refuseTooMany(db, input)
  return uncounted(verdict.refused === 'daily_limit' ? 'day_full' : 'arrived_late')
}

async function refuseTooMany(db: Database, { person, round, submission, now }: PlaceInput) {
  const solutions = submission.submittedSolutions.length
  if (solutions > round.slots && solutions > (await countSlots(db, person, now)))
    throw new AppError('too_many_solutions')
}

const uncounted = (notCounted: NotCountedReason): RoundPlace => ({ day: null, number: null, notCounted })
