import { type Day, dayBefore } from '../day/day.ts'
import type { DayLog, LoggedDay } from './day-log.ts'
import { freezeLimits, type Hold, holdAfter } from './freeze.ts'

/** What is counted from the log and stored beside it, so that nobody counts years of days at each request. */
export interface StreakCounters extends Hold {
  /** The last day in the log. What is stored ends with a done day. */
  lastDay: Day | null
  /** Done days in a row up to there; days that were kept lie between them uncounted. */
  length: number
  longest: number
}

export const emptyCounters: StreakCounters = {
  lastDay: null,
  length: 0,
  longest: 0,
  freezes: freezeLimits.atSignUp,
  doneDays: 0,
}

/** The counters after one more day of the log. */
export function countersAfter(counters: StreakCounters, row: Pick<LoggedDay, 'day' | 'kind'>): StreakCounters {
  const kept = counters.lastDay === dayBefore(row.day) ? counters.length : 0
  const length = row.kind === 'done' ? kept + 1 : kept
  return { lastDay: row.day, length, longest: Math.max(counters.longest, length), ...holdAfter(counters, row) }
}

/** Counts a whole log. It asks no zone: a recorded day stays what it is, whatever clocks and laws do later. */
export const recount = (log: DayLog): StreakCounters => log.reduce(countersAfter, emptyCounters)

/** Does the run reach the first day that is still open? Every day before that one has a row, then. */
export const reaches = ({ lastDay }: Pick<StreakCounters, 'lastDay'>, openFrom: Day): boolean =>
  lastDay !== null && lastDay >= dayBefore(openFrom)

interface HandIn {
  day: Day
  /** Rounds finished on that day, this one included. */
  rounds: number
}

// A break can be undone on the three days after it, so on the third day of a new run at the latest.
const earnBackReach = 3

/**
 * The counters after a hand-in in the ordinary case: the first round of the day after the last one, or one more round of
 * it. Null for everything else (a gap, a late day, a streak that may be won back): then the log is settled and counted.
 */
export function advance(counters: StreakCounters, { day, rounds }: HandIn): StreakCounters | null {
  if (counters.lastDay === null || counters.lastDay === dayBefore(day))
    return countersAfter(counters, { day, kind: 'done' })
  if (counters.lastDay !== day) return null
  return rounds > 1 && counters.length <= earnBackReach && counters.doneDays > counters.length ? null : counters
}
