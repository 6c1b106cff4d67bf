export const plans = ['free', 'premium'] as const
export type Plan = (typeof plans)[number]

/** Finished rounds a day, daily and custom together. The check `round_places` of the table allows five. */
export const roundsPerDay = { free: 2, premium: 5 } as const satisfies Record<Plan, number>

export const maxSlots = { free: 10, premium: 20 } as const satisfies Record<Plan, number>

/** "5 sessions a day with up to 20 ideas each" */
export const planLimitsText = (plan: Plan, format: (count: number) => string = String): string =>
  `${format(roundsPerDay[plan])} sessions a day with up to ${format(maxSlots[plan])} ideas each`
