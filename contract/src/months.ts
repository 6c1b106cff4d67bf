import { z } from 'zod'
import type { Calls } from './call.ts'
import { IsoDate } from './text.ts'

/** "2026-11" */
const MonthText = z.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/)

export const monthsCalls = {
  month: {
    summary: 'A look back at a month',
    access: 'user',
    allowsStaleRead: true,
    // What is no month answers like one that is still to come.
    params: z.strictObject({ month: z.string().max(20) }),
    reply: z.strictObject({
      month: MonthText,
      isOver: z.boolean(),
      /** Null: nothing lies there. */
      before: MonthText.nullable(),
      after: MonthText.nullable(),
      litDays: z.array(IsoDate),
      sessions: z.int(),
      ideas: z.int(),
      unusual: z
        .strictObject({
          idea: z.string(),
          day: IsoDate,
          thinkerId: z.string().nullable(),
          /** Of so many people none had one like it. */
          nobodyOf: z.int(),
        })
        .nullable(),
      /** Only weeks with picks of the person. */
      weeks: z.array(z.strictObject({ from: IsoDate, to: IsoDate, picks: z.array(z.string()) })),
      practised: z.strictObject({
        /** By the lines that came from each technique, the most first. */
        techniques: z.array(z.strictObject({ thinkerId: z.string(), lines: z.int() })),
        /** Of the coach, checked in this month. */
        steps: z.strictObject({ met: z.int(), shown: z.int() }),
        /** One of the lines: the newest that was also picked, else the newest. */
        line: z.strictObject({ idea: z.string(), day: IsoDate, thinkerId: z.string() }).nullable(),
      }),
      change: z.strictObject({ line: z.string(), detail: z.string() }),
    }),
    refusals: ['not_found'],
  },
} as const satisfies Calls
