import { addDays, type Day, daysBetween } from '../day/day.ts'
import { startOfMonth, startOfWeek } from '../day/month.ts'
import { roundLimits } from '../rounds/round.ts'

export const analyticsPeriods = ['30d', '90d', '1y', 'all'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

export const analyticsLimits = {
  roundsOfThinker: 8,
  ideasForBest: 6,
  months: 12,
  daysAlone: 31,
} as const

const daysOf = { '30d': 30, '90d': 90, '1y': 365 } as const

export const periodStart = (period: AnalyticsPeriod, today: Day): Day =>
  period === 'all' ? '0001-01-01' : addDays(today, 1 - daysOf[period])

export interface AnalysedRound {
  day: Day
  hour: number
  thinkerId: string | null
  ideas: number
  different: number | null
  variety: number | null
  /** 0 to 100; null while too few people had the problem. */
  rarity: number | null
  detail: number | null
  best: number | null
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

function bestOf(rounds: readonly AnalysedRound[]) {
  const long = rounds.filter(({ different }) => (different ?? 0) >= analyticsLimits.ideasForBest)
  const places = long.flatMap(({ best }) => best ?? [])
  return { rounds: places.length, places: countsOf(places, roundLimits.maxSlots) }
}

function thinkersOf(rounds: readonly AnalysedRound[]) {
  const list = [...Map.groupBy(rounds, ({ thinkerId }) => thinkerId)].flatMap(([thinkerId, own]) => {
    if (thinkerId === null) return []
    const variety = meanOf(own.map((round) => round.variety))
    const isKnown = variety !== null && variety.rounds >= analyticsLimits.roundsOfThinker
    return { thinkerId, rounds: own.length, variety: isKnown ? variety.mean : null }
  })
  return list.sort((a, b) => b.rounds - a.rounds || (a.thinkerId < b.thinkerId ? -1 : 1))
}

export function summarizeRounds(rounds: readonly AnalysedRound[]) {
  const months = measuredBy(rounds, startOfMonth).map(({ from, ...measures }) => ({ month: from, ...measures }))
  return {
    rounds: rounds.length,
    months: months.slice(-analyticsLimits.months),
    best: bestOf(rounds),
    thinkers: thinkersOf(rounds),
    variety: meanOf(rounds.map(({ variety }) => variety)),
    hours: countsOf(
      rounds.map(({ hour }) => hour),
      24,
    ),
  }
}

export const chartPointsOf = (rounds: readonly AnalysedRound[], from: Day, to: Day) =>
  measuredBy(rounds, daysBetween(from, to) < analyticsLimits.daysAlone ? (day) => day : startOfWeek)
