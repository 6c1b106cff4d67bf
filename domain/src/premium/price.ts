export const cardPlans = ['monthly', 'annual'] as const
export type CardPlan = (typeof cardPlans)[number]

export const cardPrices = {
  monthly: { cents: 995, interval: 'month' },
  annual: { cents: 10_945, interval: 'year' },
} as const satisfies Record<CardPlan, { cents: number; interval: 'month' | 'year' }>

/** A third decimal only where there is half a cent. */
export const formatUsd = (cents: number): string => `$${(cents / 100).toFixed(Number.isInteger(cents) ? 2 : 3)}`

export const cryptoYearPriceCents = 10_448
