import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import type { QuotesDeps } from './deps.ts'
import { quoteAfter, quoteOfDay } from './quote-of-day.ts'

export function quoteRoutes(app: Hono, deps: QuotesDeps) {
  serve(app, deps, 'dailyQuote', async ({ person, query }) => {
    const { id, quote, author, work, year } = quoteAfter(query.after) ?? quoteOfDay(person.today)
    return { id, quote, author, work, year }
  })
}
