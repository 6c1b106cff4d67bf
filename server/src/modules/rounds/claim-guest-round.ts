import type { ParsedBody, Reply } from '@app/contract/calls'
import { type Day, dayAt } from '@app/domain/day/day'
import { dayOfGuestRound } from '@app/domain/streak/late-submission'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { claimGuestHandout, findGuestHandoutOf, type GuestHandout } from '../guest/guest-handout.ts'
import type { RoundsDeps } from './deps.ts'
import { countSlots } from './open-round.ts'
import { hashToRoundId } from './round-id.ts'
import { findGuestClaim, insertGuestRound } from './rounds.queries.ts'
import { submitSolutions } from './submit-solutions.ts'

type Claim = ParsedBody<'claimGuest'>

/**
 * A finished round without a place among the sessions of its day. Only the browser that was given the problem may,
 * once; the same content again gets the first answer again.
 */
export async function claimGuestRound(
  deps: RoundsDeps,
  person: Person,
  browser: string | null,
  { problemId, solutions, thinkerId }: Claim,
): Promise<Reply<'claimGuest'>> {
  const handout = await findGuestHandoutOf(deps, browser, problemId)
  const id = hashToRoundId([handout.browser, handout.day, handout.number])
  const slots = await countSlots(deps.db, person, deps.now())
  const day = dayAt(handout.handedOutAt.getTime(), person.zone)
  const visit = { handout, id, day, slots, now: deps.now() }
  const open = (db: Database) => openClaimed(db, person, visit)
  const submissionMethod = solutions.map(() => 'text' as const)
  const submission = { problemId: id, submittedSolutions: solutions, submissionMethod, ...(thinkerId && { thinkerId }) }
  const place = async (db: Database) => {
    await refuseUnlessOpen(db, person, visit)
    return { day, number: 0, notCounted: null }
  }
  const variant = { problemId, text: handout.text, day, zone: person.zone, slots, place, open }
  return await submitSolutions(deps, person, submission, undefined, variant)
}

interface Visit {
  handout: GuestHandout
  id: string
  /** In the zone of the account; places are counted by UTC. */
  day: Day
  slots: number
  now: Date
}

/** Returns whether the person has claimed it before. */
async function refuseUnlessOpen(db: Database, person: Person, { handout, id, day }: Visit): Promise<boolean> {
  const { browser, number } = handout
  const [claim] = await findGuestClaim(db, { id, userId: person.id, day, browser, handedOutOn: handout.day, number })
  if (claim?.isMine) return true
  if (claim?.isClaimed) throw new AppError('already_claimed')
  if (dayOfGuestRound(day, person.today) === null) throw new AppError('visit_too_old')
  if (claim?.isDayTaken) throw new AppError('visit_day_taken')
  return false
}

async function openClaimed(db: Database, person: Person, visit: Visit) {
  if (await refuseUnlessOpen(db, person, visit)) return
  const { handout, id, day, slots, now } = visit
  const [claimed] = await claimGuestHandout(db, { ...handout, now })
  if (!claimed) throw new AppError('already_claimed')
  const { problemId, handedOutAt } = handout
  const round = { id, userId: person.id, problemId, day, zone: person.zone, slots, handedOutAt }
  const [made] = await insertGuestRound(db, round)
  if (!made) throw new AppError('visit_day_taken')
}
