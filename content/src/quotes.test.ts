import { expect, test } from 'vitest'
import { fallbackQuotes, quotes } from './quotes.ts'

// Pinned, so that the tests do not depend on the day: seventy years after death a work is free almost everywhere.
const thisYear = 2025
const lastFreeYear = thisYear - 70

test('thirty quotes, none twice', () => {
  expect(quotes).toHaveLength(30)
  expect(new Set(quotes.map(({ id }) => id)).size).toBe(30)
  expect(new Set(quotes.map(({ quote }) => quote)).size).toBe(30)
  expect(new Set(quotes.map(({ author }) => author)).size).toBe(30)
})

test.each(quotes)('$id is short, complete and free', ({ id, quote, author, work, year, died }) => {
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
  expect(quote.length).toBeLessThanOrEqual(200)
  for (const text of [quote, author, work]) expect(text.trim()).not.toBe('')
  expect(work).not.toMatch(/attributed|unknown|internet/i)
  expect(Number.isInteger(year) && Number.isInteger(died)).toBe(true)
  expect(died).toBeLessThanOrEqual(lastFreeYear)
})

test('the four sentences of our own are short and do not shout', () => {
  expect(fallbackQuotes).toHaveLength(4)
  for (const sentence of fallbackQuotes) {
    expect(sentence.length).toBeLessThanOrEqual(80)
    expect(sentence).not.toContain('!')
  }
})
