import { type Day, dayAt } from '../day/day.ts'
import { currentDay } from '../day/time-zone.ts'
import { roundLimits } from '../rounds/round.ts'

const hourMs = 3_600_000

const travelLimits = {
  /**
   * For `graceMs` after a change of zone, a day is missed only once it is over in the old zone and in the new
   * one. A second change counts only if it is at least `minApartMs` after the last counted one.
   */
  graceMs: 48 * hourMs,
  minApartMs: 24 * hourMs,
} as const

/** `left`: the old zone; `at` in ms. Lists are oldest first. */
export interface ZoneMove {
  left: string
  at: number
}

export function findGraceMove(moves: readonly ZoneMove[], now: number): ZoneMove | null {
  let counted: ZoneMove | null = null
  for (const move of moves) {
    if (move.at <= now && (!counted || move.at - counted.at >= travelLimits.minApartMs)) counted = move
  }
  return counted && now - counted.at < travelLimits.graceMs ? counted : null
}

export const timeZoneAtMoment = (
  moment: number,
  { zone, moves }: { zone: string; moves: readonly ZoneMove[] },
): string => moves.find(({ at }) => at > moment)?.left ?? zone

export const firstOpenDay = (now: number, zone: string): Day => dayAt(now - roundLimits.graceMs, zone)

export function travelProtectedFrom(now: number, moves: readonly ZoneMove[]): Day | null {
  const move = findGraceMove(moves, now)
  return move && firstOpenDay(now, move.left)
}

export interface StreakContext {
  today: Day
  openFrom: Day
  /** Days from here on are not over in the old zone; earlier ones without a row were missed. */
  bridgedFrom: Day | null
  zone: string
}

interface StreakInput {
  zone: string
  moves: readonly ZoneMove[]
  lastDay: Day | null
}

export function streakContextAt(now: number, { zone, moves, lastDay }: StreakInput): StreakContext {
  return {
    today: currentDay(now, zone, lastDay),
    openFrom: firstOpenDay(now, zone),
    bridgedFrom: travelProtectedFrom(now, moves),
    zone,
  }
}
