import { addDays, type Day, dayAfter, daysBetween } from '../day/day.ts'
import { type DayLog, endOfLook, type Gap, gapsOf } from './day-log.ts'
import { freezeLimits } from './freeze.ts'
import { recount } from './streak-counters.ts'

export const earnBackLimits = {
  /** Rounds finished on one day that bring a broken streak back. */
  rounds: 2,
  /** The 72 hours after a break, as days: a clock change takes none of them. */
  withinDays: 3,
  onceInDays: 30,
} as const

/** Has the last streak been won back too recently? It is dated by the day after the days it restored. */
function isSpent(log: DayLog, day: Day): boolean {
  const last = log.findLast(({ kind }) => kind === 'restored')
  return last !== undefined && daysBetween(dayAfter(last.day), day) < earnBackLimits.onceInDays
}

/** The last day on which a gap can be undone that so many freezes could not save: it broke on the first day too many. */
const lastChance = ({ missed, after }: Gap, freezes: number): Day =>
  addDays(missed[Math.min(freezes, missed.length - 1)] ?? after, earnBackLimits.withinDays)

export interface EarnBackOffer {
  /** The streak that was lost. */
  length: number
  /** The last day on which two rounds bring it back. */
  until: Day
}

/** What two rounds on this day would undo a gap for; null if it is too late, or too soon after the last time. */
function offerFor(log: DayLog, gap: Gap, day: Day): EarnBackOffer | null {
  // Most gaps are long past: the log is counted for the others only.
  if (day > lastChance(gap, freezeLimits.heldAtMost) || isSpent(log, day)) return null
  const lost = recount(log.filter((row) => row.day <= gap.after))
  const until = lastChance(gap, lost.freezes)
  return day <= until ? { length: lost.length, until } : null
}

/** May two rounds on this day undo the gap? */
export const canEarnBack = (log: DayLog, gap: Gap, day: Day): boolean =>
  gap.before <= day && offerFor(log, gap, day) !== null

/** What two rounds on one day would bring back, seen from today; `log` is settled. */
export function earnBackOffer(log: DayLog, at: { today: Day; openFrom: Day }): EarnBackOffer | null {
  const [gap] = gapsOf(log, endOfLook(log, at.openFrom))
  return gap ? offerFor(log, gap, at.today) : null
}
