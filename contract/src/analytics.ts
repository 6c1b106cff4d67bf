import { analyticsPeriods } from '@app/domain/analytics/analytics'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { DayText } from './text.ts'

/** A mean, and of how many rounds it is one: few of them say nothing. Null where there is none. */
const Mean = z.strictObject({ mean: z.number(), rounds: z.int() }).nullable()

const measures = {
  rounds: z.int(),
  /** Ideas a round. */
  ideas: Mean,
  /** Effective number of strategies a list (`flexibility.effective`). */
  variety: Mean,
  /** Originality of the two oddest ideas, 0 to 100; only lists that 30 people or more were compared with. */
  rarity: Mean,
  /** Telling words of a typical idea (`elaboration.median`). */
  detail: Mean,
}

export const analyticsCalls = {
  analytics: {
    summary: 'What the finished rounds of a person say, counted from the log; every figure with its sample',
    access: 'premium',
    mayBeOld: true,
    query: z.strictObject({
      /** Everything unless said; the year, the streaks and `since` stand apart from it. */
      period: z.enum(analyticsPeriods, { error: 'A period is 30d, 90d, 1y or all.' }).optional(),
    }),
    reply: z.strictObject({
      /** The current day of the account. */
      today: DayText,
      /** The day of the first finished round. */
      since: DayText.nullable(),
      rounds: z.int(),
      longestStreak: z.int(),
      streak: z.int(),
      /** Finished rounds of each day of the last 371 that has any, oldest first. */
      year: z.array(z.strictObject({ day: DayText, rounds: z.int() })),
      /** The last twelve calendar months that have finished rounds, oldest first; `month` is its first day. */
      months: z.array(z.strictObject({ month: DayText, ...measures })),
      /** Asked for a period: the same by day up to a month, else by the week that begins on this Monday. */
      points: z.array(z.strictObject({ from: DayText, ...measures })).optional(),
      /** At which place of the list the best idea stood, over lists of six ideas or more; `places[0]` is the first. */
      best: z.strictObject({ rounds: z.int(), places: z.array(z.int()) }),
      /** Most used first; `variety` as in the months, null below eight rounds. */
      thinkers: z.array(z.strictObject({ thinkerId: z.string(), rounds: z.int(), variety: z.number().nullable() })),
      /** The mean over all lists that have a score. */
      variety: Mean,
      /** Ideas by how they were entered. */
      methods: z.strictObject({ text: z.int(), voice: z.int() }),
      /** Finished rounds by the hour of the account's zone, 24 of them. */
      hours: z.array(z.int()).length(24),
    }),
  },
} as const satisfies Calls
