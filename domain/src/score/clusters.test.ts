import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'

test.each([
  { items: [], groups: [], why: 'nothing to group' },
  { items: [1, 9, 20], groups: [0, 1, 2], why: 'all far apart' },
  { items: [1, 9, 2], groups: [0, 1, 0], why: 'the first names the group' },
  { items: [1, 5, 3], groups: [0, 0, 0], why: 'a later one bridges two' },
  { items: [9, 1, 8, 2, 10], groups: [0, 1, 0, 1, 0], why: 'two groups, interleaved' },
])('$items: $why', ({ items, groups }) => {
  expect(clustersOf(items, (a, b) => Math.abs(a - b) <= 2)).toEqual(groups)
})
