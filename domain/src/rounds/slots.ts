import { maxSlots, type Plan } from '../premium/plan-limits.ts'

export const guestSlots = 3

export const slotsForStreak = (streak: number): number => 3 + streak

export const growingSlotsText = `Room for ${slotsForStreak(0)} ideas, plus one for each day of your streak.`

interface Owner {
  plan: Plan
  streak: number
  maxSolutionSlots: number | null
}

export function slotsFor(owner: Owner | null): number {
  if (!owner) return guestSlots
  const { plan, streak, maxSolutionSlots } = owner
  // The one exception, which was asked for: a premium person whose `maxSolutionSlots` is exactly 10 gets 11.
  if (plan === 'premium' && maxSolutionSlots === 10) return 11
  return Math.min(maxSolutionSlots ?? slotsForStreak(streak), maxSlots[plan])
}
