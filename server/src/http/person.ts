import type { Day } from '@app/domain/day/day'
import type { Plan } from '@app/domain/premium/plan-limits'
import type { Difficulty } from '@app/domain/rounds/difficulty'

export interface PersonRow {
  id: string
  email: string
  firstName: string
  lastName: string
  image: string | null
  createdAt: Date
  role: 'user' | 'admin'
  emailVerified: boolean
  ownerUnproven: boolean
  difficulty: Difficulty
  stripeCustomerId: string | null
  timeZone: string
  nextTimeZone: string | null
  nextTimeZoneFrom: Date | null
  premium: boolean
  streakLength: number
  recountDue: boolean
  lastDay: Day | null
  lastDayRounds: number
  lastDaySolutions: number
  totalSolved: number
  lastFinishedAt: Date | null
}

export interface PersonAtMoment extends PersonRow {
  zone: string
  /** Of the zone at this moment, in minutes: a browser may not know the zone's name. */
  utcOffset: number
  today: Day
  plan: Plan
}

export interface Person extends PersonAtMoment {
  sessionId: string
  /** `password`, `password_code`, `passkey` or `provider:<name>`: how this session began, or what it showed since. */
  way: string | null
  hasFreshProof: boolean
  /** An admin where admins need a second factor, whose session did not show one that the account has. */
  needsSecondFactor: boolean
}
