import type { ReadBody, Reply } from '@app/contract/calls'
import { startOfDay } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { judgeArrival, type LateReason, withoutSkew } from '@app/domain/streak/late-session'
import { zoneThen } from '@app/domain/streak/travel'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { lookAtStreak } from '../streak/streak.ts'
import type { RoundsDeps } from './deps.ts'
import { slotsOf } from './open-round.ts'
import { openPass, type SignedPass } from './pass-token.ts'
import { findProblem, openFromPass } from './passes.queries.ts'
import { type PlaceInput, placeOn, verdictOf } from './place-of-round.ts'
import type { RoundPlace } from './rounds.queries.ts'
import { type HandIn, submitSolutions } from './submit-solutions.ts'

type FromDevice = NonNullable<ReadBody<'submitSolutions'>['fromDevice']>

/** A round that was finished on a device, now or days ago, by the pass that the device carried. */
export async function submitFromDevice(
  deps: RoundsDeps,
  person: Person,
  handIn: HandIn,
  { key, fromDevice }: { key: string | undefined; fromDevice: FromDevice },
): Promise<Reply<'submitSolutions'>> {
  const { db, secret } = deps
  const pass = openPass({ secret, userId: person.id }, fromDevice.pass)
  if (pass?.roundId !== handIn.problemId) throw new AppError('pass_not_valid')
  const { problemId, slots, issuedAt, ...given } = pass
  const [problem] = await findProblem(db, { problemId })
  if (!problem) throw new AppError('round_not_found')
  const arrival = await judge(deps, person, pass, fromDevice)
  return await submitSolutions(deps, person, handIn, key, {
    problemId,
    text: problem.text,
    day: pass.day,
    zone: pass.zone,
    slots,
    finishedAt: arrival.finishedAt,
    place: (db, input) => placeOf(db, input, { pass, verdict: arrival.verdict }),
    open: (db) => openFromPass(db, { ...given, userId: person.id, problemId, slots, issuedAt: new Date(issuedAt) }),
  })
}

async function judge(deps: RoundsDeps, person: Person, pass: SignedPass, { finishedAt, sentAt }: FromDevice) {
  const now = deps.now()
  const receivedAt = now.getTime()
  const onDevice = { finishedAt: Date.parse(finishedAt), sentAt: Date.parse(sentAt) }
  const session = { finishedAt: withoutSkew(onDevice, receivedAt), receivedAt }
  const { record } = await lookAtStreak(deps.db, person, now)
  const { zone, today } = person
  const then = zoneThen(startOfDay(pass.day, pass.zone), { zone, moves: record.moves })
  const verdict = judgeArrival(pass, session, { zoneThen: then, zone, today })
  const isPossible = pass.issuedAt <= session.finishedAt && session.finishedAt <= receivedAt
  return { verdict, finishedAt: isPossible ? new Date(session.finishedAt) : now }
}

interface Arrival {
  pass: SignedPass
  verdict: 'by_receipt' | LateReason | null
}

/** What was written is never refused for its time or its day: it goes to the history. */
async function placeOf(db: Database, input: PlaceInput, { pass, verdict }: Arrival): Promise<RoundPlace> {
  const slots = Math.max(input.round.slots, pass.slots)
  const carried = { ...input, round: { ...input.round, slots } }
  if (verdict === 'by_receipt') return await placeByReceipt(db, carried)
  await refuseTooMany(db, carried)
  if (verdict !== null) return uncounted(verdict)
  // Under the plan of that day its number was within the limit.
  const limit = Math.max(roundsPerDay[input.person.plan], pass.number)
  return input.round.finishedOnItsDay < limit ? placeOn(pass.day, input) : uncounted('day_full')
}

async function placeByReceipt(db: Database, input: PlaceInput): Promise<RoundPlace> {
  const verdict = await verdictOf(db, input)
  if ('counts' in verdict) return placeOn(verdict.counts, input)
  if (verdict.refused === 'too_many_solutions') throw new AppError('too_many_solutions')
  await refuseTooMany(db, input)
  return uncounted(verdict.refused === 'daily_limit' ? 'day_full' : 'arrived_late')
}

async function refuseTooMany(db: Database, { person, round, handIn, now }: PlaceInput) {
  const solutions = handIn.submittedSolutions.length
  if (solutions > round.slots && solutions > (await slotsOf(db, person, now))) throw new AppError('too_many_solutions')
}

const uncounted = (notCounted: LateReason): RoundPlace => ({ day: null, number: null, notCounted })
