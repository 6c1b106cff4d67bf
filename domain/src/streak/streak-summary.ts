import type { Day } from '../day/day.ts'
import { type DayLog, endOfLook, withRows } from './day-log.ts'
import { type EarnBackOffer, earnBackOffer } from './earn-back.ts'
import { resolveMissedDays, type StreakFacts } from './resolve-missed-days.ts'
import { reaches, recount } from './streak-counters.ts'
import { strengthOf } from './strength.ts'
import type { StreakNow } from './travel.ts'

/** What a person sees of their streak at a moment. */
export interface StreakSummary {
  streak: number
  longest: number
  /** Held, without those that hold the streak just now. */
  freezes: number
  /** Missed days that a freeze holds; it is used up when the next round is finished. */
  heldDays: Day[]
  /** 0 to 100. */
  strength: number
  earnBack: EarnBackOffer | null
}

/** The log as it would stand if a round were finished now. */
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
