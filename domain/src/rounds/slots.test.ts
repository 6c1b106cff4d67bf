import { expect, test } from 'vitest'
import { slotsFor, slotsForStreak } from './slots.ts'

test.each([
  { owner: null, slots: 3, why: 'a stranger has three' },
  { owner: { plan: 'free', streak: 0, maxSolutionSlots: null }, slots: 3, why: 'without a streak it is three' },
  { owner: { plan: 'free', streak: 4, maxSolutionSlots: null }, slots: 7, why: 'each day of the streak adds one' },
  { owner: { plan: 'free', streak: 4, maxSolutionSlots: 5 }, slots: 5, why: 'a set number wins over the streak' },
  { owner: { plan: 'free', streak: 30, maxSolutionSlots: 33 }, slots: 10, why: 'free is capped at ten' },
  { owner: { plan: 'premium', streak: 30, maxSolutionSlots: 33 }, slots: 20, why: 'premium is capped at twenty' },
  { owner: { plan: 'premium', streak: 6, maxSolutionSlots: 9 }, slots: 9, why: 'premium follows the streak too' },
  {
    owner: { plan: 'premium', streak: 7, maxSolutionSlots: 10 },
    slots: 11,
    why: 'premium with exactly ten gets eleven',
  },
  { owner: { plan: 'free', streak: 7, maxSolutionSlots: 10 }, slots: 10, why: 'free with exactly ten keeps ten' },
] as const)('$slots slots: $why', ({ owner, slots }) => {
  expect(slotsFor(owner)).toBe(slots)
})

test('a streak is shown as three more slots than its days', () => {
  expect([0, 1, 40].map(slotsForStreak)).toEqual([3, 4, 43])
})
