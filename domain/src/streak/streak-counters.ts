import { type Day, dayBefore } from '../day/day.ts'
import type { DayLog, LoggedDay } from './day-log.ts'
import { type FreezeBalance, freezeBalanceAfter, freezeLimits } from './freeze.ts'

export interface StreakCounters extends FreezeBalance {
  lastDay: Day | null
  length: number
  longest: number
}

export const initialCounters: StreakCounters = {
  lastDay: null,
  length: 0,
  longest: 0,
  freezes: freezeLimits.atSignUp,
  doneDays: 0,
}

export function applyDay(counters: StreakCounters, row: Pick<LoggedDay, 'day' | 'kind'>): StreakCounters {
  const before = counters.lastDay === dayBefore(row.day) ? counters.length : 0
  const length = row.kind === 'done' ? before + 1 : before
  return { lastDay: row.day, length, longest: Math.max(counters.longest, length), ...freezeBalanceAfter(counters, row) }
}

export const recountStreak = (log: DayLog): StreakCounters => log.reduce(applyDay, initialCounters)

export const isUnbroken = ({ lastDay }: Pick<StreakCounters, 'lastDay'>, openFrom: Day): boolean =>
  lastDay !== null && lastDay >= dayBefore(openFrom)

export interface FinishedDay {
  day: Day
  rounds: number
}

/** Days: a break can be undone until the third day of a new run. */
const earnBackReachDays = 3

/**
 * The cheap case: one more done day right after the last. Null where days lie between, the day is a past one, or a
 * break could be earned back: then resolve the missed days and recount from the log.
 */
export function tryIncrementStreak(counters: StreakCounters, { day, rounds }: FinishedDay): StreakCounters | null {
  if (counters.lastDay === null || counters.lastDay === dayBefore(day)) return applyDay(counters, { day, kind: 'done' })
  if (counters.lastDay !== day) return null
  return rounds > 1 && counters.length <= earnBackReachDays && counters.doneDays > counters.length ? null : counters
}
