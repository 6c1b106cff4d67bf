import { expect, test } from 'vitest'
import { bookPages, ideaSize, mayFlow, pageGroups, problemSize } from './book-pages.ts'

const kinds = (from: number, to: number) => bookPages({ number: 1, from, to }).map(({ kind }) => kind)

test('thirty sessions are 36 pages: session n is page n + 2, figures behind them, a blank rest, the back last', () => {
  const pages = bookPages({ number: 1, from: 1, to: 30 })
  expect(pages).toHaveLength(36)
  expect(pages.slice(0, 3)).toEqual([
    { number: 1, kind: 'cover' },
    { number: 2, kind: 'imprint' },
    { number: 3, kind: 'session', session: 1 },
  ])
  expect(pages.slice(31).map(({ kind }) => kind)).toEqual(['session', 'figures', 'blank', 'blank', 'back'])
  for (const page of pages) if (page.kind === 'session') expect(page.number).toBe(page.session + 2)
})

test('before the thirtieth there are pages of sessions alone', () => {
  expect(kinds(1, 12)).toEqual(Array(12).fill('session'))
})

test('a second volume goes on where the first ended', () => {
  const pages = bookPages({ number: 2, from: 397, to: 430 })
  expect(pages[2]).toEqual({ number: 3, kind: 'session', session: 397 })
})

test('groups begin on left pages, hold every page once and ask for at most 24 sessions each', () => {
  const pages = bookPages({ number: 1, from: 1, to: 396 })
  const groups = pageGroups(pages)
  expect(groups.flatMap((group) => group.pages)).toEqual(pages)
  expect(groups[0]).toMatchObject({ first: 1, sessions: null })
  for (const { first, sessions } of groups.slice(1)) {
    expect(first % 2).toBe(0)
    expect(sessions?.limit ?? 0).toBeLessThanOrEqual(24)
  }
  const asked = groups.flatMap(({ sessions }) => sessions ?? [])
  expect(asked[0]).toEqual({ from: 1, limit: 23 })
  expect(asked.reduce((sum, { limit }) => sum + limit, 0)).toBe(396)
})

test.each([
  [['short', 'short too'], 28],
  [['x'.repeat(100), 'short'], 19],
  [['x'.repeat(150), 'short'], 13],
  [['x'.repeat(200), 'x'.repeat(201)], 11],
  [['x'.repeat(2_000)], 8.5],
])('ideas step down by their length (case %#)', (ideas, size) => {
  expect(ideaSize(ideas)).toBe(size)
})

test('long problems step down too', () => {
  expect(['x', 'x'.repeat(161), 'x'.repeat(301)].map(problemSize)).toEqual([18, 14, 11])
})

test('letters of East Asia take more room, and only texts that may not fit go on over their page', () => {
  expect(ideaSize(['想'.repeat(100)])).toBe(13)
  expect(mayFlow('Why?', ['x'.repeat(400)])).toBe(true)
  expect(mayFlow('Why?'.repeat(100), ['short'])).toBe(true)
  expect(mayFlow('x'.repeat(300), ['x'.repeat(200), 'x'.repeat(200)])).toBe(false)
})
