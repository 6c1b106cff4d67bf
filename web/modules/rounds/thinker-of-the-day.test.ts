import { expect, test } from 'vitest'
import { thinkerOfTheDayId } from './thinker-of-the-day.ts'

test('all twenty take their turn', () => {
  const month = Array.from({ length: 20 }, (_, day) => thinkerOfTheDayId(`2026-11-${String(day + 1).padStart(2, '0')}`))
  expect(new Set(month).size).toBe(20)
})
