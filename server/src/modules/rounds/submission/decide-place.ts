import { type Day, dayAt, daysBetween } from '@app/domain/day/day'
import { type Plan, roundsPerDay } from '@app/domain/premium/plan-limits'
import { decideSubmission } from '@app/domain/rounds/round'
import { slotsFor } from '@app/domain/rounds/slots'
import type { NotCountedReason } from '@app/domain/streak/late-submission'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import type { SignedDayPass } from '../day-pass-token.ts'
import { countSlots, createDailyLimitError } from '../open-round.ts'
import type { RoundPlace } from './finish-round.queries.ts'
import { refuseUnlessClaimable } from './guest-claim.ts'
import type { RoundToFinish } from './submission.queries.ts'
import type { SubmissionVariant } from './submission.ts'

export interface PlaceInput {
  person: Person
  round: Pick<RoundToFinish, 'day' | 'zone' | 'slots' | 'finishedOnItsDay' | 'finishedToday'>
  submission: { problemId: string; submittedSolutions: readonly string[] }
  variant: SubmissionVariant
  now: Date
}

/**
 * The place of the list, or the error that says why it is not taken. It is asked twice. Ahead of the transaction, so
 * that only what will be taken is scored, and no lock waits for the scoring. And under the lock of the person's
 * progress, because another list may have taken the place since: only this answer is written.
 */
export async function decidePlace(db: Database, input: PlaceInput): Promise<RoundPlace> {
  const { variant, person, submission } = input
  switch (variant.kind) {
    case 'daily':
    case 'custom':
      return await decideOnlinePlace(db, input)
    case 'device':
      return await decideDevicePlace(db, input, variant)
    case 'guest': {
      const { day } = variant.round
      await refuseUnlessClaimable(db, { id: submission.problemId, person, handout: variant.handout, day })
      return { day, number: 0, notCounted: null }
    }
  }
}

async function decideOnlinePlace(db: Database, input: PlaceInput): Promise<RoundPlace> {
  const decision = await decideSubmissionOf(db, input)
  if ('refused' in decision) throw refusalOf(decision.refused, input.person, input.now)
  return countedPlaceOn(decision.counts, input)
}

type DeviceVariant = Extract<SubmissionVariant, { kind: 'device' }>

/** What was written is never refused for its time or its day: it goes to the history. */
async function decideDevicePlace(db: Database, input: PlaceInput, variant: DeviceVariant): Promise<RoundPlace> {
  const { pass, lateness } = variant
  const slots = Math.max(input.round.slots, slotsIfUnbroken(pass, input.person.plan))
  const carried = { ...input, round: { ...input.round, slots } }
  if (lateness === 'by_receipt') return await decidePlaceByReceipt(db, carried)
  await refuseTooMany(db, carried)
  if (lateness !== null) return uncounted(lateness)
  // Under the plan of that day its number was within the limit.
  const limit = Math.max(roundsPerDay[input.person.plan], pass.number)
  return input.round.finishedOnItsDay < limit ? countedPlaceOn(pass.day, input) : uncounted('day_full')
}

/** As many as a streak without a missed day has by then: its lists may arrive together, and the first of them too late. */
function slotsIfUnbroken({ slots, issuedAt, zone, day }: SignedDayPass, plan: Plan) {
  const days = daysBetween(dayAt(issuedAt, zone), day)
  return days > 0 ? Math.max(slots, slotsFor({ plan, streak: 0, maxSolutionSlots: slots + days })) : slots
}

async function decidePlaceByReceipt(db: Database, input: PlaceInput): Promise<RoundPlace> {
  const decision = await decideSubmissionOf(db, input)
  if ('counts' in decision) return countedPlaceOn(decision.counts, input)
  if (decision.refused === 'too_many_solutions') throw new AppError('too_many_solutions')
  await refuseTooMany(db, input)
  return uncounted(decision.refused === 'daily_limit' ? 'day_full' : 'arrived_late')
}

async function refuseTooMany(db: Database, { person, round, submission, now }: PlaceInput) {
  const solutions = submission.submittedSolutions.length
  if (solutions > round.slots && solutions > (await countSlots(db, person, now)))
    throw new AppError('too_many_solutions')
}

const uncounted = (notCounted: NotCountedReason): RoundPlace => ({ day: null, number: null, notCounted })

const finishedOn = ({ round }: PlaceInput, day: Day) =>
  day === round.day ? round.finishedOnItsDay : round.finishedToday

const countedPlaceOn = (day: Day, input: PlaceInput): RoundPlace => ({
  day,
  number: finishedOn(input, day) + 1,
  notCounted: null,
})

async function decideSubmissionOf(db: Database, input: PlaceInput) {
  const { person, round, submission, now } = input
  const ideas = submission.submittedSolutions.length
  return decideSubmission({
    round,
    ideas,
    // What the round began with is usually enough.
    slotsToday: ideas > round.slots ? await countSlots(db, person, now) : round.slots,
    now: now.getTime(),
    today: person.today,
    finishedOn: (day) => finishedOn(input, day),
    limit: roundsPerDay[person.plan],
  })
}

const refusalOf = (refused: 'too_many_solutions' | 'round_expired' | 'daily_limit', person: Person, now: Date) =>
  refused === 'daily_limit' ? createDailyLimitError(person, now) : new AppError(refused)
