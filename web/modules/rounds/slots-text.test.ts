import { expect, test } from 'vitest'
import { slotsText } from './slots-text.ts'

test.each([
  { plan: 'free', streak: 0, says: 'Room for 3 ideas. Each streak day adds one.' },
  { plan: 'free', streak: 1, says: 'Room for 4 ideas. Each streak day adds one.' },
  { plan: 'free', streak: 2, says: 'Room for 5 ideas.' },
  { plan: 'free', streak: 7, says: 'Room for 10 ideas.' },
  { plan: 'premium', streak: 0, says: 'Room for 3 ideas. Each streak day adds one.' },
  { plan: 'premium', streak: 7, says: 'Room for 11 ideas.' },
  { plan: 'premium', streak: 120, says: 'Room for 20 ideas.' },
] as const)('$plan, $streak days: $says', ({ says, ...owner }) =>
  expect(slotsText({ ...owner, maxSolutionSlots: 3 + owner.streak })).toBe(says),
)
