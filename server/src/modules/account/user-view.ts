import type { Reply } from '@app/contract/calls'
import { maxSlotsFor } from '@app/domain/rounds/slots'
import type { Database } from '../../db/database.ts'
import type { PersonNow } from '../../http/person.ts'
import { shownStreak } from '../streak/streak.ts'

type UserView = Reply<'currentUser'>

export type UserStats = Pick<
  UserView,
  'streak' | 'totalSolved' | 'maxSolutionSlots' | 'lastSubmissionDate' | 'dailySolutionCount'
>

type Counted = Pick<PersonNow, 'lastDay' | 'lastDaySolutions' | 'totalSolved' | 'lastFinishedAt' | 'today'>

export const userStatsOf = (person: Counted, streak: number): UserStats => ({
  streak,
  totalSolved: person.totalSolved,
  maxSolutionSlots: maxSlotsFor(streak),
  lastSubmissionDate: person.lastFinishedAt?.toISOString() ?? null,
  dailySolutionCount: person.lastDay === person.today ? person.lastDaySolutions : 0,
})

export const userView = (person: PersonNow, stats: UserStats): UserView => ({
  id: person.id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  profileImageUrl: person.image,
  plan: person.plan,
  ...stats,
  createdAt: person.createdAt.toISOString(),
  stripeCustomerId: person.stripeCustomerId,
  role: person.role,
  timeZone: person.zone,
  utcOffset: person.utcOffset,
})

export const userViewAt = async (db: Database, person: PersonNow, now: Date): Promise<UserView> =>
  userView(person, userStatsOf(person, await shownStreak(db, person, now)))
