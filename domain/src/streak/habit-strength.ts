import { type Day, daysBetween } from '../day/day.ts'
import type { DayLog } from './day-log.ts'

const halfLifeDays = 13
const keep = 0.5 ** (1 / halfLifeDays)

/** Done days, 0 to 100, by exponential smoothing (Brown 1956). `until`: the first open day; `log` is settled. */
export function habitStrength(log: DayLog, until: Day): number {
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
