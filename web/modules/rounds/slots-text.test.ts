import { expect, test } from 'vitest'
import { slotsText } from './slots-text.ts'

test.each([
  { plan: 'free', streak: 0, says: 'You have 3 slots today, and one more for each day of your streak, up to 10.' },
  { plan: 'free', streak: 6, says: 'You have 9 slots today, and one more for each day of your streak, up to 10.' },
  { plan: 'free', streak: 7, says: 'You have 10 slots today, the most there are.' },
  { plan: 'premium', streak: 0, says: 'You have 3 slots today, and one more for each day of your streak, up to 20.' },
  { plan: 'premium', streak: 7, says: 'You have 11 slots today, and one more for each day of your streak, up to 20.' },
  { plan: 'premium', streak: 120, says: 'You have 20 slots today, the most there are.' },
] as const)('$plan, $streak days: $says', ({ says, ...owner }) =>
  expect(slotsText({ ...owner, maxSolutionSlots: 3 + owner.streak })).toBe(says),
)
