export const plans = ['free', 'premium'] as const
export type Plan = (typeof plans)[number]

/** Finished rounds a day, daily and custom together. The check `round_places` of the table allows five. */
export const roundsPerDay = { free: 2, premium: 5 } as const satisfies Record<Plan, number>

export const maxSlots = { free: 10, premium: 20 } as const satisfies Record<Plan, number>
