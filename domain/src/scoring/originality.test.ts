import { expect, test } from 'vitest'
import { inverseDocumentFrequency } from './earlier-lists.ts'
import { classicPoints, topTwoMean } from './originality.ts'

test.each([
  { counts: [], lists: 40, is: 0.5, why: 'no words' },
  { counts: [0, 0], lists: 0, is: 0.5, why: 'nobody yet' },
  { counts: [0], lists: 15, is: 1, why: 'a word nobody used' },
  { counts: [15], lists: 15, is: 0, why: 'a word all used' },
  // ln(16/4)/ln 16 = 1/2, and 1: their mean.
  { counts: [3, 0], lists: 15, is: 0.75, why: 'the mean of both' },
])('words of $counts in $lists: $why', ({ counts, lists, is }) => {
  expect(inverseDocumentFrequency(counts, lists)).toBeCloseTo(is)
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
