import { type CardPlan, cardPrices } from '@app/domain/premium/price'
import { dayOf } from '../../ui/moments.ts'
import type { SubscriptionStatus } from './premium.queries.ts'

/** Nothing is charged any more, and nothing is left to manage. */
export const isOver = ({ status }: NonNullable<SubscriptionStatus['card']>) =>
  status === 'ended' || status === 'refunded' || status === 'charged_back'

const paidBy = (source: SubscriptionStatus['source']) => (source === 'crypto' ? 'One year, prepaid,' : 'Premium')

/** Whether the Premium of somebody was paid for; a gift was not. */
export const hasPaidFor = ({ plan, source, card }: SubscriptionStatus): boolean =>
  plan === 'premium' && (source === 'stripe' || source === 'crypto' || card?.status === 'active')

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

/** Since when and until when, in a sentence. */
export function subscriptionSentence({ card, endsAt, source }: SubscriptionStatus): string {
  const end = endsAt && dayOf(endsAt, '')
  if (!card || isOver(card))
    return end ? `${paidBy(source)} until ${end}. Nothing renews by itself.` : 'Without an end.'
  const plan = card.plan ? `Premium, ${card.plan}.` : 'Premium.'
  const turn = dayOf(card.periodEnd ?? endsAt, 'the end of its period')
  if (card.status === 'past_due') return `${plan} The last payment did not go through.`
  return card.cancelsAtPeriodEnd
    ? `${plan} Ends on ${turn}; nothing more will be charged.`
    : `${plan} Renews on ${turn}.`
}
