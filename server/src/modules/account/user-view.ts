import type { Reply } from '@app/contract/calls'
import { slotsForStreak } from '@app/domain/rounds/slots'
import type { Database } from '../../db/database.ts'
import type { PersonAtMoment } from '../../http/person.ts'
import { loadStreakLength } from '../streak/current-streak.ts'

type UserView = Reply<'currentUser'>

export type UserStats = Pick<
  UserView,
  'streak' | 'totalSolved' | 'maxSolutionSlots' | 'lastSubmissionDate' | 'dailySolutionCount'
>

type Counted = Pick<PersonAtMoment, 'lastDay' | 'lastDaySolutions' | 'totalSolved' | 'lastFinishedAt' | 'today'>

export const userStatsOf = (person: Counted, streak: number): UserStats => ({
  streak,
  totalSolved: person.totalSolved,
  maxSolutionSlots: slotsForStreak(streak),
  lastSubmissionDate: person.lastFinishedAt?.toISOString() ?? null,
  dailySolutionCount: person.lastDay === person.today ? person.lastDaySolutions : 0,
})

export const toUserView = (person: PersonAtMoment, stats: UserStats): UserView => ({
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

export const loadUserView = async (db: Database, person: PersonAtMoment, now: Date): Promise<UserView> =>
  toUserView(person, userStatsOf(person, await loadStreakLength(db, person, now)))
