import { formatNumber } from '../text/number-words.ts'

export const cardPlans = ['monthly', 'annual'] as const
export type CardPlan = (typeof cardPlans)[number]

export const cardPrices = {
  monthly: { cents: 995, interval: 'month' },
  annual: { cents: 10_945, interval: 'year' },
} as const satisfies Record<CardPlan, { cents: number; interval: 'month' | 'year' }>

/** A third decimal only where there is half a cent. */
export const formatUsd = (cents: number): string => `$${(cents / 100).toFixed(Number.isInteger(cents) ? 2 : 3)}`

/** Of dollars, with parts of a cent where there are any: "$97,412.50", "$0.5432". */
export function formatUsdPrice(dollars: number): string {
  const [whole = '', decimals = ''] = dollars.toFixed(4).split('.')
  return `$${formatNumber(Number(whole))}.${decimals.replace(/0{1,2}$/, '')}`
}

export const cryptoYearPriceCents = 10_448
