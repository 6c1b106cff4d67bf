import { quotes } from '@app/content/quotes'
import { dailyQuote } from '@app/contract/quote'
import { daysBetween } from '@app/domain/day'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'

export function quoteRoutes(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    dailyQuote,
  )(async ({ person, query }) => {
    const shown = quotes.findIndex(({ id }) => id === query.after)
    const ofToday = daysBetween('2026-01-01', person.today)
    // An unknown `after` is one that an older version showed: the day's own quote is as good.
    const place = shown >= 0 ? shown + 1 : ofToday
    const found = quotes.at(place % quotes.length)
    if (!found) throw new Error('There are no quotes.')
    const { id, quote, author, work, year } = found
    return { id, quote, author, work, year }
  })
}
