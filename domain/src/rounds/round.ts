import { type Day, dayAt, endOfDay } from '../day/day.ts'

const hourMs = 3_600_000

export const roundKinds = ['daily', 'custom'] as const
export const entryMethods = ['text', 'voice'] as const

export const missingIdeasMessages = {
  daily: 'Please provide at least one solution before submitting.',
  custom: 'Please provide at least one solution to your problem.',
} as const

export const roundLimits = {
  /** Milliseconds after the end of its day. */
  graceMs: 3 * hourMs,
  openForDays: 7,
  maxSlots: 20,
  idea: { graphemes: 2_000, bytes: 8 * 1024 },
  customProblem: { graphemes: 1_000, bytes: 8 * 1024 },
} as const

export interface AssignedDay {
  day: Day
  zone: string
}

export const graceEndsAt = ({ day, zone }: AssignedDay): number => endOfDay(day, zone) + roundLimits.graceMs

export const dayCountedFor = (round: AssignedDay, finishedAt: number, today: Day): Day =>
  finishedAt < graceEndsAt(round) ? round.day : today

export const isExpiredRound = (round: AssignedDay, now: number): boolean =>
  now >= endOfDay(round.day, round.zone) + roundLimits.openForDays * 24 * hourMs

export const isCurrentRound = (round: AssignedDay, now: number, today: Day): boolean =>
  round.day === today || (dayAt(now, round.zone) > round.day && now < graceEndsAt(round))

type Refusal = 'too_many_solutions' | 'round_expired' | 'daily_limit'

interface SubmissionInput {
  round: AssignedDay & { slots: number }
  ideas: number
  slotsToday: number
  now: number
  today: Day
  finishedOn: (day: Day) => number
  limit: number
}

export function decideSubmission(input: SubmissionInput): { counts: Day } | { refused: Refusal } {
  const { round, now, today } = input
  if (isExpiredRound(round, now)) return { refused: 'round_expired' }
  if (input.ideas > Math.max(round.slots, input.slotsToday)) return { refused: 'too_many_solutions' }
  const counts = [dayCountedFor(round, now, today), today].find((day) => input.finishedOn(day) < input.limit)
  return counts === undefined ? { refused: 'daily_limit' } : { counts }
}
