import type { StreakCounters } from '@app/domain/streak/streak-counters'
import type { Progress } from '../rounds.queries.ts'

interface CountedRound {
  day: string
  /** 0 takes no place of the day. */
  number: number
  kind: 'daily' | 'custom'
  solutions: number
}

/** The counted numbers of a person once this round is finished. */
export function nextProgress(
  before: Progress,
  counters: StreakCounters,
  { day, number, kind, solutions }: CountedRound,
): Progress {
  const sameDay = counters.lastDay === before.lastDay
  const onLastDay = counters.lastDay === day
  return {
    lastDay: counters.lastDay,
    streakLength: counters.length,
    longestStreak: counters.longest,
    freezes: counters.freezes,
    doneDays: counters.doneDays,
    lastDayRounds: (sameDay ? before.lastDayRounds : 0) + (onLastDay && number > 0 ? 1 : 0),
    lastDaySolutions: (sameDay ? before.lastDaySolutions : 0) + (onLastDay ? solutions : 0),
    totalSolved: before.totalSolved + 1,
    dailySolutions: before.dailySolutions + (kind === 'daily' ? solutions : 0),
    customSolutions: before.customSolutions + (kind === 'custom' ? solutions : 0),
    recountDue: false,
  }
}
