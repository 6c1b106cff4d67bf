import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { quoteAfter, quoteOfDay, toQuoteView } from './quote-of-day.ts'

export function registerQuoteRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'dailyQuote', async ({ person, query }) => {
    return toQuoteView(quoteAfter(query.after) ?? quoteOfDay(person.today))
  })
}
