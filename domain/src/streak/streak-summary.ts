import type { Day } from '../day/day.ts'
import { type DayLog, endOfLook, withRows } from './day-log.ts'
import { type EarnBackOffer, earnBackOffer } from './earn-back.ts'
import { resolveMissedDays, type StreakFacts } from './resolve-missed-days.ts'
import { reaches, recount } from './streak-counters.ts'
import { strengthOf } from './strength.ts'
import type { StreakNow } from './travel.ts'

export interface StreakSummary {
  streak: number
  longest: number
  freezes: number
  heldDays: Day[]
  strength: number
  earnBack: EarnBackOffer | null
}

export const resolvedLog = (facts: StreakFacts, at: StreakNow): DayLog =>
  withRows(facts.log, resolveMissedDays(facts, at))

export function streakSummaryAt(facts: StreakFacts, at: StreakNow): StreakSummary {
  const log = resolvedLog(facts, at)
  const until = endOfLook(log, at.openFrom)
  const counters = recount(log)
  const written = new Set(facts.log.map(({ day }) => day))
  return {
    streak: reaches(counters, until) ? counters.length : 0,
    longest: counters.longest,
    freezes: counters.freezes,
    heldDays: log.filter(({ day, kind }) => kind === 'frozen' && !written.has(day)).map(({ day }) => day),
    strength: strengthOf(log, until),
    earnBack: earnBackOffer(log, at),
  }
}
