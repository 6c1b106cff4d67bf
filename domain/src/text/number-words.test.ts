import { expect, test } from 'vitest'
import { countInWords, formatCount, formatNumber, nounFor } from './number-words.ts'

test.each([0, 7, 999, 1_000, 12_345, 1_234_567, -4_200])('%d is written as in American English', (value) => {
  expect(formatNumber(value)).toBe(value.toLocaleString('en-US'))
})

test('one of a thing is singular, none and more are plural', () => {
  expect([0, 1, 2, 1_200].map((count) => formatCount(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '1,200 days',
  ])
  expect([formatCount(3, 'person', 'people'), countInWords(1, 'page'), nounFor(2, 'is', 'are')]).toEqual([
    '3 people',
    'one page',
    'are',
  ])
})
