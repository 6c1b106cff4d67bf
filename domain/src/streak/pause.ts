import { addDays, type Day, dayAfter, daysBetween } from '../day/day.ts'

/** Both ends included. */
export interface Pause {
  from: Day
  to: Day
}

export const pauseLimits = {
  days: 30,
  daysPerYear: 60,
  daysAhead: 365,
} as const

export type PauseRefusal =
  | 'pause_ends_before_it_starts'
  | 'pause_starts_too_early'
  | 'pause_starts_too_late'
  | 'pause_too_long'
  | 'pause_overlaps'
  | 'pause_days_used_up'

export const pausedDays = ({ from, to }: Pause): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

export const isPaused = (day: Day, pauses: readonly Pause[]): boolean =>
  pauses.some(({ from, to }) => from <= day && day <= to)

const yearOf = (day: Day) => day.slice(0, 4)

export function pauseDaysLeft(day: Day, pauses: readonly Pause[]): number {
  const used = pauses.flatMap(pausedDays).filter((paused) => yearOf(paused) === yearOf(day))
  return pauseLimits.daysPerYear - used.length
}

interface PauseContext {
  today: Day
  pauses: readonly Pause[]
}

export function validatePause(pause: Pause, { today, pauses }: PauseContext): PauseRefusal | null {
  const { from, to } = pause
  if (to < from) return 'pause_ends_before_it_starts'
  if (from <= today) return 'pause_starts_too_early'
  if (daysBetween(today, from) > pauseLimits.daysAhead) return 'pause_starts_too_late'
  if (daysBetween(from, to) >= pauseLimits.days) return 'pause_too_long'
  if (pauses.some((other) => from <= other.to && other.from <= to)) return 'pause_overlaps'
  // A pause of thirty days touches two years at most, so its two ends suffice.
  const after = [...pauses, pause]
  return Math.min(pauseDaysLeft(from, after), pauseDaysLeft(to, after)) < 0 ? 'pause_days_used_up' : null
}

export const endPause = ({ from, to }: Pause, today: Day): Pause | null =>
  today < from ? null : { from, to: to < today ? to : today }

export function pausedUntil(day: Day, pauses: readonly Pause[]): Day | null {
  let until: Day | null = null
  for (let next = day; isPaused(next, pauses); next = dayAfter(next)) until = dayAfter(next)
  return until
}
