import type { Day } from '@app/domain/day/day'
import type { Plan } from '@app/domain/premium/plan'
import type { Difficulty } from '@app/domain/round/difficulty'

/** A person as the database holds them. */
export interface PersonRow {
  id: string
  email: string
  firstName: string
  lastName: string
  image: string | null
  createdAt: Date
  role: 'user' | 'admin'
  emailVerified: boolean
  autoVerified: boolean
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

/** A person at a moment. */
export interface PersonNow extends PersonRow {
  /** The time zone in force. */
  zone: string
  /** The account's current day. */
  today: Day
  plan: Plan
}

/** A person who is signed in. */
export interface Person extends PersonNow {
  sessionId: string
}
