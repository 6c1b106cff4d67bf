import { expect, test } from 'vitest'
import { inkLevelOf } from './ink-level.ts'

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [9, 2],
  [10, 3],
  [3_000, 3],
])('after %i sessions with a thinker the plate has %i inks', (sessions, level) => {
  expect(inkLevelOf(sessions)).toBe(level)
})
