import { type Day, dayAt, endOfDay } from '../day/day.ts'

const hour = 3_600_000

export const roundLimits = {
  /** Finished this long after its day's end, a round still counts for that day (ms). */
  grace: 3 * hour,
  /** An open round can be handed in for this long after its day began to be over (days). */
  openForDays: 7,
  slotsAtMost: 20,
  /** What one solution may hold at most. */
  solution: { graphemes: 2_000, bytes: 8 * 1024 },
  /** What a problem of one's own may hold at most. */
  customProblem: { graphemes: 1_000, bytes: 8 * 1024 },
} as const

export interface HandedOut {
  /** The day on which it was handed out, in the zone that held then. */
  day: Day
  zone: string
}

/** The end of a round's grace (ms): until then its own day is still open for it. */
export const graceEnd = ({ day, zone }: HandedOut): number => endOfDay(day, zone) + roundLimits.grace

/**
 * The day that a finished round counts for: the one it was handed out for while its grace runs, else the day on which
 * it is finished. `today` is the account's current day at that moment.
 */
export const countedDay = (round: HandedOut, finishedAt: number, today: Day): Day =>
  finishedAt < graceEnd(round) ? round.day : today

/** May it still be handed in? */
export const isExpired = (round: HandedOut, now: number): boolean =>
  now >= endOfDay(round.day, round.zone) + roundLimits.openForDays * 24 * hour

/** Does asking for a problem give this open round again, rather than a new one? */
export const isCurrent = (round: HandedOut, now: number, today: Day): boolean =>
  round.day === today || (dayAt(now, round.zone) > round.day && now < graceEnd(round))

type Refusal = 'too_many_solutions' | 'round_expired' | 'daily_limit'

interface HandIn {
  round: HandedOut & { slots: number }
  solutions: number
  /** Slots by today's rule; an open round keeps at least those it began with. */
  slotsToday: number
  now: number
  today: Day
  /** Rounds finished already on the given day. */
  finishedOn: (day: Day) => number
  limit: number
}

/** Judges a hand-in. What it returns is either the day it counts for or the one reason against it. */
export function judgeHandIn(handIn: HandIn): { counts: Day } | { refused: Refusal } {
  const { round, now, today } = handIn
  if (isExpired(round, now)) return { refused: 'round_expired' }
  if (handIn.solutions > Math.max(round.slots, handIn.slotsToday)) return { refused: 'too_many_solutions' }
  // Within its grace a round finds a place on its own day or, if that is full, on the day it is finished.
  const counts = [countedDay(round, now, today), today].find((day) => handIn.finishedOn(day) < handIn.limit)
  return counts === undefined ? { refused: 'daily_limit' } : { counts }
}
