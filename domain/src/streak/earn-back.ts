import { addDays, type Day, dayAfter, daysBetween } from '../day/day.ts'
import { type DayLog, findGaps, type Gap, gapSearchEnd } from './day-log.ts'
import { freezeLimits } from './freeze.ts'
import { recountStreak } from './streak-counters.ts'

export const earnBackLimits = {
  rounds: 2,
  /** Days, not 72 hours: a clock change takes none of them. */
  withinDays: 3,
  onceInDays: 30,
} as const

function isSpent(log: DayLog, day: Day): boolean {
  const last = log.findLast(({ kind }) => kind === 'restored')
  return last !== undefined && daysBetween(dayAfter(last.day), day) < earnBackLimits.onceInDays
}

const lastChance = ({ missed, after }: Gap, freezes: number): Day =>
  addDays(missed[Math.min(freezes, missed.length - 1)] ?? after, earnBackLimits.withinDays)

export interface EarnBackOffer {
  length: number
  until: Day
}

function offerFor(log: DayLog, gap: Gap, day: Day): EarnBackOffer | null {
  if (day > lastChance(gap, freezeLimits.maxHeld) || isSpent(log, day)) return null
  const lost = recountStreak(log.filter((row) => row.day <= gap.after))
  const until = lastChance(gap, lost.freezes)
  return day <= until ? { length: lost.length, until } : null
}

export const canEarnBack = (log: DayLog, gap: Gap, day: Day): boolean =>
  gap.before <= day && offerFor(log, gap, day) !== null

/** `log` is settled: it holds the rows of missed days. */
export function earnBackOffer(log: DayLog, at: { today: Day; openFrom: Day }): EarnBackOffer | null {
  const [gap] = findGaps(log, gapSearchEnd(log, at.openFrom))
  return gap ? offerFor(log, gap, at.today) : null
}
