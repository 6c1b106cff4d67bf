/** The plans that are paid by card. */
export const cardPlans = ['monthly', 'annual'] as const
export type CardPlan = (typeof cardPlans)[number]

/** What a plan costs (cents of a US dollar): a month, and a year for the price of eleven. */
export const cardPrices = {
  monthly: { cents: 995, interval: 'month' },
  annual: { cents: 10_945, interval: 'year' },
} as const satisfies Record<CardPlan, { cents: number; interval: 'month' | 'year' }>

/** A year paid in a cryptocurrency: ten and a half months of the monthly price, in cents. */
export const cryptoYearCents = 10_448
