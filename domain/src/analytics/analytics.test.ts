import { expect, test } from 'vitest'
import { type AnalysedRound, chartPointsOf, periodStart, summarizeRounds } from './analytics.ts'

const round = (given: Partial<AnalysedRound> = {}): AnalysedRound => ({
  day: '2026-03-14',
  hour: 20,
  ideas: 8,
  variety: 4,
  rarity: null,
  detail: 3,
  favourites: null,
  techniqueLines: null,
  ...given,
})

test.each([
  { period: '30d', from: '2026-02-13' },
  { period: '90d', from: '2025-12-15' },
  { period: '1y', from: '2025-03-15' },
  { period: 'all', from: '0001-01-01' },
] as const)('$period up to 14 March begins on $from', ({ period, from }) => {
  expect(periodStart(period, '2026-03-14')).toBe(from)
})

test('without a round there are no averages, and nothing is claimed', () => {
  expect(summarizeRounds([])).toEqual({
    rounds: 0,
    months: [],
    picks: { byRule: 0, places: Array(20).fill(0) },
    hours: Array(24).fill(0),
  })
})

test('every mean comes with its number of rounds; rounds without a score or without enough people are left out', () => {
  const rounds = [
    round({ ideas: 4, variety: 2, rarity: 40, detail: 1 }),
    round({ ideas: 5, variety: 3, rarity: null, detail: 2 }),
    round({ ideas: 12, variety: null, rarity: null, detail: null }),
  ]
  expect(summarizeRounds(rounds).months).toEqual([
    {
      month: '2026-03-01',
      rounds: 3,
      ideas: { mean: 7, rounds: 3 },
      variety: { mean: 2.5, rounds: 2 },
      rarity: { mean: 40, rounds: 1 },
      detail: { mean: 1.5, rounds: 2 },
    },
  ])
})

test('the last twelve months that have rounds are shown, oldest first', () => {
  const months = Array.from(
    { length: 15 },
    (_, n) => `${2025 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  )
  const shown = summarizeRounds(months.map((month) => round({ day: `${month}-17` }))).months.map(({ month }) => month)
  expect(shown).toEqual(months.slice(3).map((month) => `${month}-01`))
})

test.each([
  { from: '2026-03-01', to: '2026-03-31', days: ['2026-03-01', '2026-03-31'], why: 'a month by day' },
  { from: '2026-03-01', to: '2026-04-01', days: ['2026-02-23', '2026-03-30'], why: 'more by the week from Monday' },
])('$why', ({ from, to, days }) => {
  const rounds = [round({ day: '2026-03-01' }), round({ day: '2026-03-31' }), round({ day: '2026-03-31' })]
  expect(chartPointsOf(rounds, from, to).map((point) => [point.from, point.rounds])).toEqual([
    [days[0], 1],
    [days[1], 2],
  ])
})

test('a week goes over the turn of a year', () => {
  const rounds = ['2024-12-30', '2025-01-05', '2025-01-06'].map((day) => round({ day }))
  expect(chartPointsOf(rounds, '2024-01-01', '2025-02-01').map(({ from }) => from)).toEqual([
    '2024-12-30',
    '2025-01-06',
  ])
})

test('a pick came from the rule where its line was named, and a list without a question has none', () => {
  const rounds = [
    round({ favourites: [0, 8], techniqueLines: [8] }),
    round({ favourites: [8], techniqueLines: [] }),
    round({ favourites: [2], techniqueLines: null }),
    round({ favourites: null, techniqueLines: [1] }),
    round({ favourites: [] }),
  ]
  const { byRule, places } = summarizeRounds(rounds).picks
  expect([byRule, places[0], places[2], places[8], places.reduce((sum, each) => sum + each, 0)]).toEqual([
    1, 1, 1, 2, 4,
  ])
})

test('hours are counted from midnight to the last one', () => {
  const { hours } = summarizeRounds([round({ hour: 0 }), round({ hour: 23 }), round({ hour: 23 })])
  expect([hours.length, hours[0], hours[23], hours[12]]).toEqual([24, 1, 2, 0])
})
