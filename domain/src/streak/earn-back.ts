import { addDays, type Day, dayAfter, daysBetween } from '../day/day.ts'
import { type DayLog, endOfLook, type Gap, gapsOf } from './day-log.ts'
import { freezeLimits } from './freeze.ts'
import { recount } from './streak-counters.ts'

export const earnBackLimits = {
  rounds: 2,
  /** 72 hours in days, so that a clock change takes none of them. */
  withinDays: 3,
  onceInDays: 30,
} as const

/** The last earn-back is dated by the day after the days that it restored. */
function isSpent(log: DayLog, day: Day): boolean {
  const last = log.findLast(({ kind }) => kind === 'restored')
  return last !== undefined && daysBetween(dayAfter(last.day), day) < earnBackLimits.onceInDays
}

/** The last day to undo a gap, which broke on the first day without a freeze. */
const lastChance = ({ missed, after }: Gap, freezes: number): Day =>
  addDays(missed[Math.min(freezes, missed.length - 1)] ?? after, earnBackLimits.withinDays)

export interface EarnBackOffer {
  length: number
  until: Day
}

function offerFor(log: DayLog, gap: Gap, day: Day): EarnBackOffer | null {
  if (day > lastChance(gap, freezeLimits.heldAtMost) || isSpent(log, day)) return null
  const lost = recount(log.filter((row) => row.day <= gap.after))
  const until = lastChance(gap, lost.freezes)
  return day <= until ? { length: lost.length, until } : null
}

export const canEarnBack = (log: DayLog, gap: Gap, day: Day): boolean =>
  gap.before <= day && offerFor(log, gap, day) !== null

/** `log` is settled. */
export function earnBackOffer(log: DayLog, at: { today: Day; openFrom: Day }): EarnBackOffer | null {
  const [gap] = gapsOf(log, endOfLook(log, at.openFrom))
  return gap ? offerFor(log, gap, at.today) : null
}
