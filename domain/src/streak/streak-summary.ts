import type { Day } from '../day/day.ts'
import { type DayLog, gapSearchEnd, mergeDayLog } from './day-log.ts'
import { type EarnBackOffer, earnBackOffer } from './earn-back.ts'
import { resolveMissedDays, type StreakFacts } from './resolve-missed-days.ts'
import { isUnbroken, recountStreak } from './streak-counters.ts'
import type { StreakContext } from './travel.ts'

export interface StreakSummary {
  streak: number
  longest: number
  freezes: number
  heldDays: Day[]
  earnBack: EarnBackOffer | null
}

export const resolvedLog = (facts: StreakFacts, at: StreakContext): DayLog =>
  mergeDayLog(facts.log, resolveMissedDays(facts, at))

export function streakSummaryAt(facts: StreakFacts, at: StreakContext): StreakSummary {
  const log = resolvedLog(facts, at)
  const until = gapSearchEnd(log, at.openFrom)
  const counters = recountStreak(log)
  const written = new Set(facts.log.map(({ day }) => day))
  return {
    streak: isUnbroken(counters, until) ? counters.length : 0,
    longest: counters.longest,
    freezes: counters.freezes,
    heldDays: log.filter(({ day, kind }) => kind === 'frozen' && !written.has(day)).map(({ day }) => day),
    earnBack: earnBackOffer(log, at),
  }
}
