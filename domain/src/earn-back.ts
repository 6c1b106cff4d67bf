import { addDays, type Day, dayAfter, daysBetween } from './day.ts'
import type { DayLog } from './day-log.ts'
import { endOfLook, type Gap, gapsOf } from './gap.ts'
import { recount } from './tally.ts'

export const earnBackLimits = {
  /** Rounds finished on one day that bring a broken streak back. */
  rounds: 2,
  /** The 72 hours after a break, as days: a clock change takes none of them. */
  withinDays: 3,
  onceInDays: 30,
} as const

const upTo = (log: DayLog, day: Day): DayLog => log.filter((row) => row.day <= day)

/** The missed day that broke the streak: the first one that the freezes held could not save. */
function breakingDay(log: DayLog, { after, missed }: Gap): Day {
  const { freezes } = recount(upTo(log, after))
  return missed[Math.min(freezes, missed.length - 1)] ?? after
}

/** Has the last streak been won back too recently? It is dated by the day after the days it restored. */
function isSpent(log: DayLog, day: Day): boolean {
  const last = log.findLast(({ kind }) => kind === 'restored')
  return last !== undefined && daysBetween(dayAfter(last.day), day) < earnBackLimits.onceInDays
}

/** The last day on which this gap can be undone; null if one was undone too recently. */
function lastChance(log: DayLog, gap: Gap, day: Day): Day | null {
  return isSpent(log, day) ? null : addDays(breakingDay(log, gap), earnBackLimits.withinDays)
}

/** May two rounds on this day undo the gap? */
export function canEarnBack(log: DayLog, gap: Gap, day: Day): boolean {
  const last = lastChance(log, gap, day)
  return last !== null && gap.before <= day && day <= last
}

export interface EarnBackOffer {
  /** The streak that was lost. */
  length: number
  /** The last day on which two rounds bring it back. */
  until: Day
}

/** What two rounds on one day would bring back, seen from today; `log` is settled. */
export function earnBackOffer(log: DayLog, at: { today: Day; openFrom: Day }): EarnBackOffer | null {
  const [gap] = gapsOf(log, endOfLook(log, at.openFrom))
  const until = gap && lastChance(log, gap, at.today)
  if (!gap || !until || at.today > until) return null
  return { length: recount(upTo(log, gap.after)).length, until }
}
