import { expect, test } from 'vitest'
import { elaborationOf, median } from './elaboration.ts'

test.each([
  { words: [], middle: 0, elaboration: 0, why: 'no ideas' },
  { words: [1, 1, 1], middle: 1, elaboration: 0, why: 'single words have no detail' },
  { words: [1, 4, 9], middle: 4, elaboration: 3 / 7, why: 'the middle one counts' },
  { words: [2, 9, 5, 4], middle: 4.5, elaboration: 0.5, why: 'or the mean of two' },
  { words: [8, 8], middle: 8, elaboration: 1, why: 'eight words are full' },
  { words: [1, 300], middle: 150.5, elaboration: 5.5 / 7, why: 'padding stops at twelve' },
])('$words: $why', ({ words, middle, elaboration }) => {
  expect(median(words)).toBe(middle)
  expect(elaborationOf(words)).toBeCloseTo(elaboration)
})
