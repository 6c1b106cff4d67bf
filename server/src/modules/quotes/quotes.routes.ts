import type { Quote } from '@app/content/quote'
import { quotes } from '@app/content/quotes'
import { type Day, daysBetween } from '@app/domain/day/day'
import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'

export const quoteOfDay = (day: Day): Quote => quoteAt(daysBetween('2026-01-01', day))

export const toQuoteView = ({ id, quote, author, work, year }: Quote) => ({ id, quote, author, work, year })

export function quoteAfter(id: string | undefined): Quote | undefined {
  const shown = quotes.findIndex((quote) => quote.id === id)
  return shown < 0 ? undefined : quoteAt(shown + 1)
}

function quoteAt(place: number): Quote {
  const found = quotes.at(place % quotes.length)
  if (!found) throw new Error('There are no quotes.')
  return found
}

export function registerQuoteRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'dailyQuote', async ({ person, query }) => {
    return toQuoteView(quoteAfter(query.after) ?? quoteOfDay(person.today))
  })
}
