import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classicPoints, originalityOf, rareness, topTwoMean, wordPriorOf } from './originality.ts'

test.each([
  { people: 0, sample: 0, is: 1, why: 'the first of all' },
  { people: 0, sample: 100, is: 1, why: 'nobody had it' },
  // p = 7.5/16, the ceiling is log2 32 = 5.
  { people: 7, sample: 15, is: Math.log2(16 / 7.5) / 5, why: 'half of them had it' },
  // p = 15.5/16.
  { people: 15, sample: 15, is: Math.log2(16 / 15.5) / 5, why: 'everybody had it' },
])('$people of $sample: $why', ({ people, sample, is }) => {
  expect(rareness(people, sample)).toBeCloseTo(is)
})

test.each([
  { df: [], sample: 40, is: 0.5, why: 'no words' },
  { df: [0, 0], sample: 0, is: 0.5, why: 'nobody yet' },
  { df: [0], sample: 15, is: 1, why: 'a word nobody used' },
  { df: [15], sample: 15, is: 0, why: 'a word all used' },
  // ln(16/4)/ln 16 = 1/2, and 1: their mean.
  { df: [3, 0], sample: 15, is: 0.75, why: 'the mean of both' },
])('words of $df in $sample: $why', ({ df, sample, is }) => {
  expect(wordPriorOf(df, sample)).toBeCloseTo(is)
})

const weights = {
  ...{ estimate: 1, lengthConstant: -0.5, length: 0.5, wordPrior: 1, usualPrior: 0.8, rarity: 0.25, slope: 2 },
}
const of = (people: number, wordPrior: number, sample: number, words: number, estimate: number | null) =>
  originalityOf(weights, { people, wordPrior }, sample, { words, estimate })

test.each([
  { people: 0, prior: 0.5, sample: 0, words: 2, estimate: 0, is: 0.5, why: 'a usual estimate, nobody else' },
  { people: 0, prior: 0.5, sample: 0, words: 1, estimate: 0, is: 0.425, why: 'a single word is worth less' },
  { people: 0, prior: 0.5, sample: 0, words: 2, estimate: null, is: null, why: 'nothing is known' },
  // E = 0.6 + (2/4)(0.9 - 0.8) + 0: 1 / (1 + e^-1.3).
  { people: 0, prior: 0.9, sample: 2, words: 3, estimate: 0.6, is: 0.7858, why: 'both together' },
  // E = -0.5 + 0.5 ln 4 + (2/4)(0.9 - 0.8): 1 / (1 + e^-0.4863).
  { people: 0, prior: 0.9, sample: 2, words: 3, estimate: null, is: 0.6192, why: 'the length stands for the estimate' },
])('$people of $sample, prior $prior, $words words: $why', ({ people, prior, sample, words, estimate, is }) => {
  const value = of(people, prior, sample, words, estimate)
  if (is === null) expect(value).toBeNull()
  else expect(value).toBeCloseTo(is, 3)
})

test.each([
  [0, 99, null],
  [0, 100, 2],
  [1, 100, 1],
  [4, 100, 1],
  [5, 100, 0],
  [9, 1000, 2],
])('%i of %i people: %s points', (people, sample, points) => {
  expect(classicPoints(people, sample)).toBe(points)
})

test.each([
  { values: [], is: 0 },
  { values: [0.4], is: 0.4 },
  { values: [0.2, 0.9, 0.7], is: 0.8 },
])('the top two of $values', ({ values, is }) => {
  expect(topTwoMean(values)).toBeCloseTo(is)
})

test('originality lies between 0 and 1, and falls with the people who had the idea', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(50_000), part, fc.nat(20), (a, b, wordPrior, words) => {
      const [people, sample] = [Math.min(a, b), Math.max(a, b)]
      const value = of(people, wordPrior, sample, words, 0)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      if (people > 0) expect(of(people - 1, wordPrior, sample, words, 0)).toBeGreaterThanOrEqual(value ?? 1)
    }),
  )
})
