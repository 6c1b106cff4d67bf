export const plans = ['free', 'premium'] as const
export type Plan = (typeof plans)[number]

/** A day, daily and custom together. */
export const roundsPerDay = { free: 2, premium: 5 } as const satisfies Record<Plan, number>

export const slotCap = { free: 10, premium: 20 } as const satisfies Record<Plan, number>
