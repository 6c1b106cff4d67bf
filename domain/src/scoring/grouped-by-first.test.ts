import { expect, test } from 'vitest'
import { groupedByFirst } from './grouped-by-first.ts'

test.each([
  { items: [], groups: [], why: 'nothing to group' },
  { items: [1, 9, 20], groups: [0, 1, 2], why: 'all far apart' },
  { items: [1, 9, 2], groups: [0, 1, 0], why: 'the first names the group' },
  { items: [1, 3, 5], groups: [0, 0, 2], why: 'a chain is no group' },
  { items: [9, 1, 8, 2, 10], groups: [0, 1, 0, 1, 0], why: 'two groups, interleaved' },
])('$items: $why', ({ items, groups }) => {
  expect(groupedByFirst(items, (a, b) => Math.abs(a - b) <= 2)).toEqual(groups)
})
