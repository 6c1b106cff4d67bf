import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { difficulties } from '@app/domain/rounds/difficulty'
import { fingerprintOf, fingerprintSimilarity } from '@app/domain/scoring/text-similarity'
import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import { findRuleBreaches } from './problem-rules.ts'
import { problems } from './problems.ts'

const tooNear = 0.5
const texts = problems.map(({ text }) => text)

/** How many easy, medium and hard ones each category holds: none is lost, and none slips in unread. */
const sizes = {
  house: [23, 22, 21],
  kitchen: [23, 22, 21],
  moving: [23, 22, 21],
  time: [23, 22, 21],
  people: [23, 22, 21],
  work: [23, 22, 21],
  play: [23, 22, 21],
  city: [23, 22, 21],
  nature: [23, 22, 21],
  words: [23, 22, 21],
  gadgets: [22, 22, 21],
  'what-if': [22, 22, 21],
}

test('the bank holds each problem once, under its own key', () => {
  const total = Object.values(sizes)
    .flat()
    .reduce((sum, size) => sum + size, 0)
  expect(problems).toHaveLength(total)
  expect(new Set(problems.map(({ key }) => key)).size).toBe(total)
  expect(new Set(texts).size).toBe(total)
})

// Nobody is given one twice while there are others.
test('the bank lasts for a year of the sessions of the free plan', () => {
  expect(problems.length).toBeGreaterThanOrEqual(365 * roundsPerDay.free)
})

test('every category holds its problems of each difficulty, keyed by its own name', () => {
  expect(categories.map(({ id }) => id)).toEqual(Object.keys(sizes))
  for (const { id } of categories) {
    const own = problems.filter(({ category }) => category === id)
    const counts = difficulties.map((difficulty) => own.filter((one) => one.difficulty === difficulty).length)
    expect({ id, counts }).toEqual({ id, counts: sizes[id] })
    for (const { key } of own) expect(key).toMatch(new RegExp(`^${id}-\\d\\d$`))
  }
})

test('most problems ask for ideas, some for names or lines', () => {
  const counts = Object.groupBy(problems, ({ form }) => form)
  expect([counts.idea?.length, counts.name?.length, counts.line?.length]).toEqual([721, 18, 51])
  const formOf = (wanted: string) => problems.find(({ key }) => key === wanted)?.form
  expect(['house-01', 'words-01', 'words-02'].map(formOf)).toEqual(['idea', 'name', 'line'])
})

test.each(problems)('$key breaks no rule: $text', ({ text }) => {
  expect(findRuleBreaches(text)).toEqual([])
})

test('no two problems are alike', () => {
  const gists = texts.map(fingerprintOf)
  const pairs = gists.flatMap((gist, at) =>
    gists.slice(0, at).map((earlier, before) => ({ near: fingerprintSimilarity(gist, earlier), pair: [before, at] })),
  )
  const alike = pairs.filter(({ near }) => near >= tooNear)
  expect(alike.map(({ near, pair }) => [near.toFixed(2), ...pair.map((at) => texts[at])])).toEqual([])
})

test('no five words in a row stand in more than three problems', () => {
  const holders = new Map<string, number>()
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []
    const runs = new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
    for (const run of runs) holders.set(run, (holders.get(run) ?? 0) + 1)
  }
  expect([...holders].filter(([, count]) => count > 3)).toEqual([])
})
