import { expect, test } from 'vitest'
import { quotes } from './quotes.ts'

// Pinned, so that the tests do not depend on the day: seventy years after death a work is free almost everywhere.
const lastFreeYear = 2025 - 70
const ofTheFirstDay = [
  ...['alcott-ship', 'bacon-doubts', 'bronte-action', 'confucius-mound', 'dickinson-rise', 'douglass-struggle'],
  ...['eliot-less-difficult', 'epictetus-fig', 'gibran-work', 'goethe-do', 'horace-begin', 'james-attention'],
  ...['johnson-objections', 'machado-road', 'mansfield-risk', 'marcus-aurelius-morning', 'mitchell-imagination'],
  ...['montgomery-find-out', 'okakura-little-things', 'pasteur-chance', 'seneca-dare', 'shelley-invention'],
  ...['sor-juana-aristotle', 'stevenson-hopefully', 'tagore-door', 'thoreau-castles', 'twain-habit'],
  ...['washington-obstacles', 'wheatley-imagination', 'woolf-freedom'],
]

test('a hundred and twenty quotes, none twice', () => {
  expect(quotes).toHaveLength(120)
  expect(new Set(quotes.map(({ id }) => id)).size).toBe(120)
  const bare = quotes.map(({ quote }) => quote.toLowerCase().replaceAll(/[^a-z]/g, ''))
  expect(new Set(bare).size).toBe(120)
})

test('the first thirty quotes have the ids that people already know', () => {
  expect(quotes.map(({ id }) => id)).toEqual(expect.arrayContaining(ofTheFirstDay))
  expect(new Set(ofTheFirstDay).size).toBe(30)
})

test('many voices: nobody speaks more than five times, and never twice in a row', () => {
  const timesOf = Map.groupBy(quotes, ({ author }) => author)
  expect(timesOf.size).toBeGreaterThanOrEqual(90)
  for (const [author, own] of timesOf) expect(own.length, author).toBeLessThanOrEqual(5)
  for (const [place, { author }] of quotes.entries()) expect(quotes.at(place - 1)?.author).not.toBe(author)
})

test('an author has one year of death in all quotes', () => {
  for (const own of Map.groupBy(quotes, ({ author }) => author).values())
    expect(new Set(own.map(({ died }) => died)).size, own[0]?.author).toBe(1)
})

test.each(quotes)('$id is short, complete and free', ({ id, quote, author, work, year, died }) => {
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
  expect(id.length).toBeLessThanOrEqual(64)
  expect(quote.length).toBeGreaterThanOrEqual(25)
  expect(quote.length).toBeLessThanOrEqual(175)
  expect(author.length).toBeGreaterThan(3)
  expect(work.length).toBeGreaterThan(3)
  expect(work).not.toMatch(/attributed|unknown|internet/i)
  expect(Number.isInteger(year) && Number.isInteger(died)).toBe(true)
  expect(died).toBeLessThanOrEqual(lastFreeYear)
})

test.each(quotes)('$id is a work of a lifetime, or of those who published it after', ({ year, died }) => {
  expect(died - year).toBeLessThan(75)
  expect(year - died).toBeLessThan(60)
})

test.each(quotes)('$id has typographic quotes and dashes', ({ quote, author, work }) => {
  expect(quote).toMatch(/^\p{Lu}.*[.!?][’)]?$/u)
  for (const text of [quote, author, work]) {
    expect(text).toBe(text.trim().normalize('NFC'))
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toMatch(/["'`]|\.\.|--|\s{2}|[\p{Cc}\p{Cf}]/u)
  }
  // A stroke between verses stands free, as the card prints it.
  expect(quote.replaceAll(' / ', ' ')).not.toContain('/')
})
