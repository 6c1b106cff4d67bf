import { addDays } from '@app/domain/day/day'
import type { Analytics, Mean } from './analytics.queries.ts'

const today = '2026-11-20'
const mean = (value: number, rounds = 20): Mean => ({ mean: value, rounds })
const months = ['03', '04', '05', '06', '07', '08', '09', '10', '11']

/** Invented figures for the gate. Without a streak, since the mark of a sample stands in its place. */
export const sampleAnalytics: Analytics = {
  today,
  since: '2026-03-02',
  rounds: 180,
  longestStreak: 0,
  streak: 0,
  year: Array.from({ length: 264 }, (_, at) => ({
    day: addDays('2026-03-02', at),
    rounds: at > 150 ? 1 + ((at * 7) % 4) : Math.max(0, ((at * 11) % 9) - 5),
  })).filter(({ rounds }) => rounds > 0),
  months: months.map((month, at) => ({
    month: `2026-${month}-01`,
    rounds: 20,
    ideas: mean(6 + at),
    variety: mean(3 + at * 0.3),
    rarity: mean(40 + ((at * 5) % 17)),
    detail: mean(4 + (at % 3)),
  })),
  picks: { byRule: 21, places: [4, 3, 6, 7, 9, 12, 16, 20, 26, 12, 5] },
  methods: { text: 900, voice: 400 },
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 0 : 4 + ((hour * 5) % 11))),
}
