import { expect, test } from 'vitest'
import { shownCount } from './shown-count.ts'

test.each([
  [0, 0],
  [9_999, 9_999],
  [9_999.6, 10_000],
  [10_000, 10_000],
  [10_049, 10_000],
  [10_051, 10_100],
  [99_960, 100_000],
  [1_015_400, 1_020_000],
])('%d is shown as %d', (count, shown) => {
  expect(shownCount(count)).toBe(shown)
})
