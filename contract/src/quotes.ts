import { z } from 'zod'
import type { Calls } from './call.ts'
import { StorableText } from './text.ts'

export const Quote = z.strictObject({
  id: z.string(),
  quote: z.string(),
  author: z.string(),
  work: z.string(),
  year: z.int(),
})

export const quotesCalls = {
  dailyQuote: {
    summary: 'The quote of the day, or the next one',
    access: 'user',
    query: z.strictObject({ after: StorableText.max(64).optional() }),
    reply: Quote,
  },
} as const satisfies Calls
