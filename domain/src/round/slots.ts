import { type Plan, slotCap } from '../premium/plan.ts'

/** Slots of somebody who is signed out or not yet known. */
export const slotsOfAStranger = 3

/** The slots a streak earns, before the cap of the plan. */
export const maxSlotsFor = (streak: number): number => 3 + streak

interface Owner {
  plan: Plan
  streak: number
  /** Set by hand or by an earlier rule; null lets the streak decide. */
  maxSolutionSlots: number | null
}

/** How many boxes a round offers. One rule for server and screens (specification 9, decisions 3). */
export function slotsFor(owner: Owner | null): number {
  if (!owner) return slotsOfAStranger
  const { plan, streak, maxSolutionSlots } = owner
  // The specification's one special case: premium people at exactly the free cap get one more.
  if (plan === 'premium' && maxSolutionSlots === 10) return 11
  return Math.min(maxSolutionSlots ?? maxSlotsFor(streak), slotCap[plan])
}
