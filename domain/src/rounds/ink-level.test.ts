import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshInkOf, inkLevelOf } from './ink-level.ts'

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [2, 0, 2],
  [3, 0, 3],
  [40, 0, 3],
  [0, 1, 1],
  [0, 2, 1],
  [0, 3, 2],
  [0, 9, 2],
  [0, 10, 3],
  [1, 3, 2],
  [2, 1, 2],
])('after %i sessions with a named line and %i earlier ones the plate has %i inks', (named, earlier, level) => {
  expect(inkLevelOf({ named, earlier })).toBe(level)
})

test('one more session never takes an ink away, and prints at most one', () => {
  const count = fc.nat({ max: 40 })
  fc.assert(
    fc.property(count, count, (named, earlier) => {
      const before = inkLevelOf({ named, earlier })
      for (const after of [
        { named: named + 1, earlier },
        { named, earlier: earlier + 1 },
      ])
        expect([before, before + 1]).toContain(inkLevelOf(after))
    }),
  )
})

test('a plate that has its inks from earlier sessions gets none from the first named lines', () => {
  expect(freshInkOf({ named: 1, earlier: 0 })).toBe(1)
  expect(freshInkOf({ named: 1, earlier: 3 })).toBeNull()
  expect(freshInkOf({ named: 3, earlier: 3 })).toBe(3)
  expect(freshInkOf({ named: 4, earlier: 0 })).toBeNull()
})
