import { quotes } from '@app/content/quotes'
import { addDays } from '@app/domain/day/day'
import { expect, test } from 'vitest'
import { quoteAfter, quoteOfDay } from './quotes.routes.ts'

const datesOf = (year: number) => Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day))

test.each([2024, 2026, 2028, 2100])('every date of %i has a quote, and the next date another', (year) => {
  for (const day of datesOf(year)) {
    expect(quotes).toContain(quoteOfDay(day))
    expect(quoteOfDay(addDays(day, 1)).author).not.toBe(quoteOfDay(day).author)
  }
})

test('the quote of a date is the same for every person at every time', () => {
  const forwards = datesOf(2026).map((day) => quoteOfDay(day).id)
  const backwards = datesOf(2026)
    .toReversed()
    .map((day) => quoteOfDay(day).id)
  expect(backwards.toReversed()).toEqual(forwards)
  expect(quoteOfDay('2026-01-01')).toBe(quotes[0])
  expect(quoteOfDay('2026-01-02')).toBe(quotes[1])
})

test('no quote comes again before all have had their day', () => {
  const season = datesOf(2026).slice(0, quotes.length)
  expect(new Set(season.map((day) => quoteOfDay(day).id)).size).toBe(quotes.length)
})

test('asking for another again and again shows all and comes back to the first', () => {
  const seen = new Set<string>()
  for (let shown = quoteOfDay('2026-03-14'); !seen.has(shown.id); shown = quoteAfter(shown.id) ?? shown)
    seen.add(shown.id)
  expect(seen.size).toBe(quotes.length)
})

test('after an id that nobody has given there is no next', () => {
  expect(quoteAfter('unknown')).toBeUndefined()
  expect(quoteAfter(undefined)).toBeUndefined()
})
