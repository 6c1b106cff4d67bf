import { z } from 'zod'
import type { Call } from './call.ts'
import { DayText } from './text.ts'

export const dayLog = {
  method: 'GET',
  path: '/api/progress/days',
  summary: 'What happened on each day of a range (at most 400 days)',
  access: 'user',
  query: z.strictObject({ from: DayText, to: DayText }),
  reply: z.strictObject({
    /** The current day of the account. */
    today: DayText,
    days: z.array(z.strictObject({ day: DayText, kind: z.enum(['done']) })),
  }),
} as const satisfies Call
