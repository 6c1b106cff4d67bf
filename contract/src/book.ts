import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDate, integerText } from './text.ts'

const number = z.int().positive()

export const bookCalls = {
  book: {
    summary: 'The book and its first sessions',
    access: 'user',
    allowsStaleRead: true,
    query: z.strictObject({ volume: integerText(1, 10_000).optional() }),
    reply: z.strictObject({
      sessions: z.int(),
      /** As many may be read and printed, from the first on. */
      open: z.int(),
      volumes: z.int(),
      /** Null where nothing may be read. */
      volume: z
        .strictObject({
          number,
          from: number,
          to: number,
          firstDay: IsoDate,
          lastDay: IsoDate,
          ideas: z.int(),
          daysInRow: z.int(),
          thinkers: z.int(),
          /** The newest that the person picked. */
          pick: z.strictObject({ idea: z.string(), day: IsoDate }).nullable(),
        })
        .nullable(),
      /** Sessions with each thinker, for the plates of the cover. */
      thinkers: z.array(z.strictObject({ thinkerId: z.string(), ink: z.int().min(0).max(3) })),
    }),
    refusals: ['not_found'],
  },

  bookSessions: {
    summary: 'The book’s sessions, starting at a given number',
    access: 'user',
    allowsStaleRead: true,
    query: z.strictObject({ from: integerText(1, 1_000_000), limit: integerText(1, 40) }),
    reply: z.array(
      z.strictObject({
        number,
        day: IsoDate,
        problemText: z.string(),
        thinkerId: z.string().nullable(),
        ideas: z.array(z.string()),
        /** `written`: nothing was picked. */
        by: z.enum(['picked', 'written']),
      }),
    ),
  },
} as const satisfies Calls
