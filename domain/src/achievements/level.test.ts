import { expect, test } from 'vitest'
import { levelOf, toNextLevelText } from './level.ts'

test.each([
  [0, 'Bronze', 'Silver', 0],
  [19, 'Bronze', 'Silver', 0.95],
  [20, 'Silver', 'Gold', 0],
  [34, 'Silver', 'Gold', 14 / 30],
  [49, 'Silver', 'Gold', 29 / 30],
  [50, 'Gold', 'Platinum', 0],
  [99, 'Gold', 'Platinum', 0.98],
  [100, 'Platinum', undefined, 1],
  [5000, 'Platinum', undefined, 1],
])('%i solved is %s, then %s', (solved, name, next, progress) => {
  const level = levelOf(solved)
  expect([level.name, level.next?.name]).toEqual([name, next])
  expect(level.progress).toBeCloseTo(progress)
})

test.each([
  [19, '1 problem to Silver'],
  [34, '16 problems to Gold'],
  [100, 'Top level'],
])('after %i solved it is said how far the next level is: %s', (solved, text) => {
  expect(toNextLevelText(solved)).toBe(text)
})
