import { type Day, dayAt } from '../day/day.ts'
import { currentDay } from '../day/zone.ts'
import { roundLimits } from '../round/round.ts'

const hour = 3_600_000

export const travelLimits = {
  /** After a change of zone the kinder of both decides for so long (ms). */
  shield: 48 * hour,
  /** A change this soon after one that counted does not shield (ms). */
  apart: 24 * hour,
} as const

/** `left`: the old zone; `at` in ms. */
export interface Move {
  left: string
  at: number
}

/** The change whose old zone still counts; moves come oldest first. */
export function shieldingMove(moves: readonly Move[], now: number): Move | null {
  let counted: Move | null = null
  for (const move of moves) {
    if (move.at <= now && (!counted || move.at - counted.at >= travelLimits.apart)) counted = move
  }
  return counted && now - counted.at < travelLimits.shield ? counted : null
}

/** The account's zone at an earlier moment; moves come oldest first. */
export const zoneThen = (moment: number, { zone, moves }: { zone: string; moves: readonly Move[] }): string =>
  moves.find(({ at }) => at > moment)?.left ?? zone

export const firstOpenDay = (now: number, zone: string): Day => dayAt(now - roundLimits.grace, zone)

/** The first open day in the old zone; null if none counts. */
export function bridgedFrom(now: number, moves: readonly Move[]): Day | null {
  const move = shieldingMove(moves, now)
  return move && firstOpenDay(now, move.left)
}

export interface StreakNow {
  today: Day
  /** Earlier days without a row were missed. */
  openFrom: Day
  /** Missed days from here on are bridged: they are not over in the old zone. */
  bridgedFrom: Day | null
  zone: string
}

interface StreakInput {
  zone: string
  moves: readonly Move[]
  lastDay: Day | null
}

export function streakNow(now: number, { zone, moves, lastDay }: StreakInput): StreakNow {
  return {
    today: currentDay(now, zone, lastDay),
    openFrom: firstOpenDay(now, zone),
    bridgedFrom: bridgedFrom(now, moves),
    zone,
  }
}
