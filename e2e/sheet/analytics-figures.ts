import type { Reply } from '@app/contract/calls'
import { addDays } from '@app/domain/day/day'

const today = '2026-11-20'
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']
const mean = (value: number, rounds: number) => ({ mean: value, rounds })

/** The day before the streak of today began. */
const missed = '2026-10-21'

/** Somebody who has been here since January. */
export const figures: Reply<'analytics'> = {
  today,
  since: '2026-01-05',
  rounds: 347,
  longestStreak: 73,
  streak: 30,
  year: Array.from({ length: 320 }, (_, at) => ({
    day: addDays('2026-01-05', at),
    rounds: at > 215 ? 1 + ((at * 7) % 4) : Math.max(0, ((at * 11) % 9) - 5),
  })).filter(({ day, rounds }) => rounds > 0 && day !== missed),
  months: months.map((month, at) => ({
    month: `2026-${month}-01`,
    rounds: 12 + at * 3,
    ideas: mean(6 + at * 0.8, 12 + at * 3),
    variety: mean(3.1 + at * 0.23, 12 + at * 3),
    rarity: at === 0 ? null : mean(44 + ((at * 7) % 15), 5 + at),
    detail: mean(5 + ((at * 3) % 4) * 0.5, 12 + at * 3),
  })),
  picks: { byRule: 64, places: [6, 5, 7, 8, 10, 13, 19, 22, 27, 23, 18, 14, 8, 6, 3] },
  methods: { text: 2908, voice: 1306 },
  hours: [0, 0, 0, 0, 0, 3, 22, 61, 88, 30, 18, 12, 14, 9, 7, 5, 6, 10, 14, 16, 14, 10, 6, 2],
}
