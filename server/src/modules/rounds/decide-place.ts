import type { Day } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { decideSubmission } from '@app/domain/rounds/round'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { countSlots, createDailyLimitError } from './open-round.ts'
import type { RoundPlace, RoundToFinish } from './rounds.queries.ts'

export interface PlaceInput {
  person: Person
  round: Pick<RoundToFinish, 'day' | 'zone' | 'slots' | 'finishedOnItsDay' | 'finishedToday'>
  submission: { problemId: string; submittedSolutions: readonly string[] }
  now: Date
}

/** By the usual rules, for an online hand-in. */
export async function decidePlace(db: Database, input: PlaceInput): Promise<RoundPlace> {
  const verdict = await decideSubmissionOf(db, input)
  if ('refused' in verdict) throw refusalOf(verdict.refused, input.person, input.now)
  return countedPlaceOn(verdict.counts, input)
}

const finishedOn = ({ round }: PlaceInput, day: Day) =>
  day === round.day ? round.finishedOnItsDay : round.finishedToday

export const countedPlaceOn = (day: Day, input: PlaceInput): RoundPlace => ({
  day,
  number: finishedOn(input, day) + 1,
  notCounted: null,
})

export async function decideSubmissionOf(db: Database, input: PlaceInput) {
  const { person, round, submission, now } = input
  const solutions = submission.submittedSolutions.length
  return decideSubmission({
    round,
    solutions,
    // What the round began with is usually enough.
    slotsToday: solutions > round.slots ? await countSlots(db, person, now) : round.slots,
    now: now.getTime(),
    today: person.today,
    finishedOn: (day) => finishedOn(input, day),
    limit: roundsPerDay[person.plan],
  })
}

const refusalOf = (refused: 'too_many_solutions' | 'round_expired' | 'daily_limit', person: Person, now: Date) =>
  refused === 'daily_limit' ? createDailyLimitError(person, now) : new AppError(refused)
