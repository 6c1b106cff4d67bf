import type { Day } from '@app/domain/day/day'
import { dayOfGuestRound } from '@app/domain/streak/late-submission'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import { claimGuestHandout, type GuestHandout } from '../../guest/guest-handout.ts'
import { deleteDayPassesOfProblem } from '../day-passes.queries.ts'
import { findGuestClaim, insertGuestRound } from './submission.queries.ts'

interface GuestClaim {
  id: string
  person: Person
  handout: GuestHandout
  /** In the zone of the account; the days of handouts are by UTC. */
  day: Day
}

/** Returns whether the person has claimed it before. */
export async function refuseUnlessClaimable(db: Database, { id, person, handout, day }: GuestClaim): Promise<boolean> {
  const { browser, number } = handout
  const [claim] = await findGuestClaim(db, { id, userId: person.id, day, browser, handedOutOn: handout.day, number })
  if (claim?.isMine) return true
  if (claim?.isClaimed) throw new AppError('already_claimed')
  if (dayOfGuestRound(day, person.today) === null) throw new AppError('visit_too_old')
  if (claim?.isDayTaken) throw new AppError('visit_day_taken')
  return false
}

export async function insertClaimedRound(db: Database, claim: GuestClaim & { slots: number; now: Date }) {
  if (await refuseUnlessClaimable(db, claim)) return
  const { id, person, handout, day, slots, now } = claim
  const [claimed] = await claimGuestHandout(db, { ...handout, now })
  if (!claimed) throw new AppError('already_claimed')
  const { problemId, handedOutAt } = handout
  const round = { id, userId: person.id, problemId, day, zone: person.zone, slots, handedOutAt }
  const [made] = await insertGuestRound(db, round)
  if (!made) throw new AppError('visit_day_taken')
  await deleteDayPassesOfProblem(db, { userId: person.id, problemId })
}
