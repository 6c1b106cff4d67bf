import { type Plan, slotCap } from '../premium/plan-limits.ts'

export const slotsOfVisitor = 3

export const maxSlotsFor = (streak: number): number => 3 + streak

interface Owner {
  plan: Plan
  streak: number
  maxSolutionSlots: number | null
}

export function slotsFor(owner: Owner | null): number {
  if (!owner) return slotsOfVisitor
  const { plan, streak, maxSolutionSlots } = owner
  // The one exception of the specification: a premium person whose `maxSolutionSlots` is exactly 10 gets 11.
  if (plan === 'premium' && maxSolutionSlots === 10) return 11
  return Math.min(maxSolutionSlots ?? maxSlotsFor(streak), slotCap[plan])
}
