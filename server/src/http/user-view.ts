import type { currentUser } from '@app/contract/account'
import type { Reply } from '@app/contract/call'
import { maxSlotsFor } from '@app/domain/slots'
import { runOn } from '@app/domain/streak'
import type { PersonNow } from './person.ts'

type UserView = Reply<typeof currentUser>

/** The numbers of a person that a finished round changes. */
export type Standing = Pick<
  UserView,
  'streak' | 'totalSolved' | 'maxSolutionSlots' | 'lastSubmissionDate' | 'dailySolutionCount'
>

type Counted = Pick<
  PersonNow,
  'streakLength' | 'lastDay' | 'lastDaySolutions' | 'totalSolved' | 'lastFinishedAt' | 'today' | 'zone'
>

export const streakOf = ({ today, lastDay, streakLength, zone }: Counted) =>
  runOn(today, { lastDay, length: streakLength }, zone)

export function standingOf(person: Counted): Standing {
  const streak = streakOf(person)
  return {
    streak,
    totalSolved: person.totalSolved,
    maxSolutionSlots: maxSlotsFor(streak),
    lastSubmissionDate: person.lastFinishedAt?.toISOString() ?? null,
    dailySolutionCount: person.lastDay === person.today ? person.lastDaySolutions : 0,
  }
}

/** The person as their own screens see them. */
export const userView = (person: PersonNow, standing: Standing = standingOf(person)): UserView => ({
  id: person.id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  profileImageUrl: person.image,
  plan: person.plan,
  ...standing,
  createdAt: person.createdAt.toISOString(),
  stripeCustomerId: person.stripeCustomerId,
  role: person.role,
  timeZone: person.zone,
})
