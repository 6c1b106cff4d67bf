import { type CardPlan, cardPrices } from '@app/domain/premium/price'

/** Cents as a person reads them: "$109.45". */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** What a plan costs: "$9.95". */
export const priceOf = (plan: CardPlan): string => dollars(cardPrices[plan].cents)

const yearOfMonths = 12 * cardPrices.monthly.cents
/** What a year paid at once saves, in whole percent and in cents. */
export const savedPercent = Math.floor((1 - cardPrices.annual.cents / yearOfMonths) * 100)
export const savedCents = yearOfMonths - cardPrices.annual.cents

/** When a plan begun now is paid next. The 31st becomes the last day of a shorter month, as Stripe does it. */
export function renewalAfter(now: Date, plan: CardPlan): Date {
  const months = plan === 'monthly' ? 1 : 12
  const next = new Date(now)
  next.setMonth(now.getMonth() + months)
  if (next.getDate() !== now.getDate()) next.setDate(0)
  return next
}
