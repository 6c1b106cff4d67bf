import type { Plan } from '../premium/plan-limits.ts'

/** Before its tenth session nobody has a book. */
export const minRoundsForBook = 10
/** Free, and the first book that has a cover. */
export const roundsInFreeBook = 30
/** Four hundred pages: cover, imprint, figures and back cover stand around them. */
export const roundsPerVolume = 396

/** How many may be read and printed, from the first on. */
export function countPrintableRounds(plan: Plan, rounds: number): number {
  if (rounds < minRoundsForBook) return 0
  return plan === 'premium' ? rounds : Math.min(rounds, roundsInFreeBook)
}

export interface Volume {
  number: number
  /** Numbers of sessions, from 1. */
  from: number
  to: number
}

export const countVolumes = (open: number): number => Math.ceil(open / roundsPerVolume)

export function volumeAt(number: number, open: number): Volume | null {
  const from = (number - 1) * roundsPerVolume + 1
  return number < 1 || from > open ? null : { number, from, to: Math.min(open, number * roundsPerVolume) }
}

/** Sheets are folded: pages come in fours. Before a cover there are only those of sessions. */
export function countPages({ from, to }: Volume): number {
  const rounds = to - from + 1
  return hasCover({ to }) ? 4 * Math.ceil((rounds + 4) / 4) : rounds
}

export const hasCover = ({ to }: Pick<Volume, 'to'>): boolean => to >= roundsInFreeBook
