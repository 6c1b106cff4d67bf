export const cardPlans = ['monthly', 'annual'] as const
export type CardPlan = (typeof cardPlans)[number]

export const cardPrices = {
  monthly: { cents: 995, interval: 'month' },
  annual: { cents: 10_945, interval: 'year' },
} as const satisfies Record<CardPlan, { cents: number; interval: 'month' | 'year' }>

export const cryptoYearCents = 10_448
