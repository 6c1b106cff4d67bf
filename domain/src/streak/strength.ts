import { type Day, daysBetween } from '../day/day.ts'
import type { DayLog } from './day-log.ts'

/** After so many missed days the strength of a habit has halved. */
const halfLife = 13
const keep = 0.5 ** (1 / halfLife)

/**
 * How firm the habit is, 0 to 100: the share of done days, the newest ones weighing most (exponential smoothing, as in
 * R. G. Brown 1956). One miss is a dent. A frozen or restored day was missed; days that were paused, lost to flying or
 * to us do not move it. `until` is the first day that is still open; `log` is settled.
 */
export function strengthOf(log: DayLog, until: Day): number {
  let strength = 0
  let last: Day | null = null
  for (const { day, kind } of log) {
    if (last) strength *= keep ** (daysBetween(last, day) - 1)
    if (kind === 'done') strength = 1 - (1 - strength) * keep
    if (kind === 'frozen' || kind === 'restored') strength *= keep
    last = day
  }
  return Math.round(100 * strength * keep ** (last && last < until ? daysBetween(last, until) - 1 : 0))
}
