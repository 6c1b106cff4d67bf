import type { Reply } from '@app/contract/calls'
import { addDays } from '@app/domain/day/day'

const today = '2026-11-20'
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']
const mean = (value: number, rounds: number) => ({ mean: value, rounds })

/** The day before the streak of today began. */
const missed = '2026-10-21'

const year = Array.from({ length: 320 }, (_, at) => ({
  day: addDays('2026-01-05', at),
  rounds: at > 215 ? 1 + ((at * 7) % 4) : Math.max(0, ((at * 11) % 9) - 5),
})).filter(({ day, rounds }) => rounds > 0 && day !== missed)

const roundsOf = (month: string) =>
  year.reduce((sum, { day, rounds }) => sum + (day.startsWith(`2026-${month}`) ? rounds : 0), 0)

/** Somebody who has been here since January. */
export const figures: Reply<'analytics'> = {
  today,
  since: '2026-01-05',
  rounds: roundsOf(''),
  longestStreak: 73,
  streak: 30,
  year,
  months: months.map((month, at) => ({
    month: `2026-${month}-01`,
    rounds: roundsOf(month),
    ideas: mean(6 + at * 0.8, roundsOf(month)),
    variety: mean(3.1 + at * 0.23, roundsOf(month)),
    rarity: at === 0 ? null : mean(44 + ((at * 7) % 15), 5 + at),
    detail: mean(5 + ((at * 3) % 4) * 0.5, roundsOf(month)),
  })),
  picks: { byRule: 64, places: [6, 5, 7, 8, 10, 13, 19, 22, 27, 23, 18, 14, 8, 6, 3] },
  methods: { text: 3109, voice: 1397 },
  hours: [0, 0, 0, 0, 0, 3, 41, 78, 88, 47, 18, 12, 14, 9, 7, 5, 6, 10, 14, 16, 14, 10, 6, 2],
}
