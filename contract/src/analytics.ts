import { analyticsPeriods } from '@app/domain/analytics/analytics'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDate } from './text.ts'

/** `rounds` is the sample. Null without rounds. */
const Mean = z.strictObject({ mean: z.number(), rounds: z.int() }).nullable()

const measures = {
  rounds: z.int(),
  ideas: Mean,
  /** The effective number of strategies in a list, from 1. */
  variety: Mean,
  /** 0 to 100. Only lists compared with 30 people or more. */
  rarity: Mean,
  /** Telling words in the median idea of a list. */
  detail: Mean,
}

export const analyticsCalls = {
  analytics: {
    summary: 'Analytics for the user’s sessions',
    access: 'premium',
    allowsStaleRead: true,
    query: z.strictObject({
      /** Does not apply to `year`, the streaks and `since`. */
      period: z.enum(analyticsPeriods, { error: 'Choose 30d, 90d, 1y or all.' }).optional(),
    }),
    reply: z.strictObject({
      today: IsoDate,
      since: IsoDate.nullable(),
      rounds: z.int(),
      longestStreak: z.int(),
      streak: z.int(),
      year: z.array(z.strictObject({ day: IsoDate, rounds: z.int() })),
      months: z.array(z.strictObject({ month: IsoDate, ...measures })),
      /** With a period: by day up to a month, else by week from its Monday. */
      points: z.array(z.strictObject({ from: IsoDate, ...measures })).optional(),
      /** Of the own picks: how many came from the technique of their session, and how many stand at each place. */
      picks: z.strictObject({ byRule: z.int(), places: z.array(z.int()) }),
      methods: z.strictObject({ text: z.int(), voice: z.int() }),
      hours: z.array(z.int()).length(24),
    }),
  },
} as const satisfies Calls
