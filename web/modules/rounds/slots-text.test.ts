import { expect, test } from 'vitest'
import { slotsText } from './slots-text.ts'

test.each([
  { plan: 'free', streak: 0, says: 'Room for 3 ideas today. One more with every streak day, up to 10.' },
  { plan: 'free', streak: 6, says: 'Room for 9 ideas today. One more with every streak day, up to 10.' },
  { plan: 'free', streak: 7, says: 'Room for 10 ideas today, the maximum.' },
  { plan: 'premium', streak: 0, says: 'Room for 3 ideas today. One more with every streak day, up to 20.' },
  { plan: 'premium', streak: 7, says: 'Room for 11 ideas today. One more with every streak day, up to 20.' },
  { plan: 'premium', streak: 120, says: 'Room for 20 ideas today, the maximum.' },
] as const)('$plan, $streak days: $says', ({ says, ...owner }) =>
  expect(slotsText({ ...owner, maxSolutionSlots: 3 + owner.streak })).toBe(says),
)
