import { type Day, dayAt } from '../day/day.ts'
import { currentDay } from '../day/zone.ts'
import { roundLimits } from '../round/round.ts'

const hour = 3_600_000

export const travelLimits = {
  /** For so long after a change of zone the kinder of both zones says whether a day was skipped (ms). */
  shield: 48 * hour,
  /** A change this soon after one that counted shields nothing (ms). */
  apart: 24 * hour,
} as const

/** A change of zone that took effect: the zone that was left, and the moment (ms). */
export interface Move {
  left: string
  at: number
}

/** The change whose old zone still has a say; moves come oldest first. */
export function shieldingMove(moves: readonly Move[], now: number): Move | null {
  let counted: Move | null = null
  for (const move of moves) {
    if (move.at <= now && (!counted || move.at - counted.at >= travelLimits.apart)) counted = move
  }
  return counted && now - counted.at < travelLimits.shield ? counted : null
}

/** The first day that is not over in a zone: yesterday too, while its three hours run. */
export const firstOpenDay = (now: number, zone: string): Day => dayAt(now - roundLimits.grace, zone)

/** The first day that is not over where a move came from, if that zone still has a say; null if none has. */
export function bridgedFrom(now: number, moves: readonly Move[]): Day | null {
  const move = shieldingMove(moves, now)
  return move && firstOpenDay(now, move.left)
}

/** What the rules of streaks need to know of a moment. */
export interface StreakNow {
  today: Day
  /** The first day that can still be done; earlier ones without a row were missed. */
  openFrom: Day
  /** Missed days from this one on were lost to flying: they are not over where the person came from. */
  bridgedFrom: Day | null
  zone: string
}

interface Whereabouts {
  zone: string
  moves: readonly Move[]
  /** The last day with a finished round. */
  lastDay: Day | null
}

export function streakNow(now: number, { zone, moves, lastDay }: Whereabouts): StreakNow {
  return {
    today: currentDay(now, zone, lastDay),
    openFrom: firstOpenDay(now, zone),
    bridgedFrom: bridgedFrom(now, moves),
    zone,
  }
}
