import { addDays, type Day, daysBetween } from '../day/day.ts'
import { startOfMonth, startOfWeek } from '../day/month.ts'
import { roundLimits } from '../rounds/round.ts'

export const analyticsPeriods = ['30d', '90d', '1y', 'all'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

export const analyticsLimits = {
  months: 12,
  daysAlone: 31,
} as const

const daysOf = { '30d': 30, '90d': 90, '1y': 365 } as const

export const periodStart = (period: AnalyticsPeriod, today: Day): Day =>
  period === 'all' ? '0001-01-01' : addDays(today, 1 - daysOf[period])

export interface AnalysedRound {
  day: Day
  hour: number
  ideas: number
  variety: number | null
  /** 0 to 100; null while too few people had the problem. */
  rarity: number | null
  detail: number | null
  /** Places from 0; null where nobody asked. */
  favourites: readonly number[] | null
  techniqueLines: readonly number[] | null
}

export interface MeanWithSample {
  mean: number
  rounds: number
}

function meanOf(values: readonly (number | null)[]): MeanWithSample | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const sum = known.reduce((sum, each) => sum + each, 0)
  return { mean: Math.round((10 * sum) / known.length) / 10, rounds: known.length }
}

const measuresOf = (rounds: readonly AnalysedRound[]) => ({
  rounds: rounds.length,
  ideas: meanOf(rounds.map(({ ideas }) => ideas)),
  variety: meanOf(rounds.map(({ variety }) => variety)),
  rarity: meanOf(rounds.map(({ rarity }) => rarity)),
  detail: meanOf(rounds.map(({ detail }) => detail)),
})

const measuredBy = (rounds: readonly AnalysedRound[], startOf: (day: Day) => Day) =>
  [...Map.groupBy(rounds, ({ day }) => startOf(day))].map(([from, own]) => ({ from, ...measuresOf(own) }))

function countsOf(places: readonly number[], length: number): number[] {
  const counts = Array<number>(length).fill(0)
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

/** How many of the picks came from the technique of their session, and where in their lists they stand. */
function picksOf(rounds: readonly AnalysedRound[]) {
  const picks = rounds.flatMap(({ favourites, techniqueLines }) =>
    (favourites ?? []).map((place) => ({ place, isByRule: techniqueLines?.includes(place) ?? false })),
  )
  return {
    byRule: picks.filter(({ isByRule }) => isByRule).length,
    places: countsOf(
      picks.map(({ place }) => place),
      roundLimits.maxSlots,
    ),
  }
}

export function summarizeRounds(rounds: readonly AnalysedRound[]) {
  const months = measuredBy(rounds, startOfMonth).map(({ from, ...measures }) => ({ month: from, ...measures }))
  return {
    rounds: rounds.length,
    months: months.slice(-analyticsLimits.months),
    picks: picksOf(rounds),
    hours: countsOf(
      rounds.map(({ hour }) => hour),
      24,
    ),
  }
}

export const chartPointsOf = (rounds: readonly AnalysedRound[], from: Day, to: Day) =>
  measuredBy(rounds, daysBetween(from, to) < analyticsLimits.daysAlone ? (day) => day : startOfWeek)
