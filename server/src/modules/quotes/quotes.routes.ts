import type { Hono } from 'hono'
import { type CallDeps, serve } from '../../http/serve.ts'
import { quoteAfter, quoteOfDay } from './quote-of-day.ts'

export interface QuotesDeps extends CallDeps {}

export function quoteRoutes(app: Hono, deps: QuotesDeps) {
  serve(app, deps, 'dailyQuote', async ({ person, query }) => {
    const { id, quote, author, work, year } = quoteAfter(query.after) ?? quoteOfDay(person.today)
    return { id, quote, author, work, year }
  })
}
