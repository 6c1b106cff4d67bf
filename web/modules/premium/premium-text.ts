import { doesNotRenewMessage } from '@app/domain/premium/prepaid'
import { type CardPlan, cardPrices, cryptoYearPriceCents, formatUsd } from '@app/domain/premium/price'
import { formatDate } from '../../ui/format-date-time.ts'
import type { SubscriptionStatus } from './premium.queries.ts'

export const isSubscriptionOver = ({ status }: NonNullable<SubscriptionStatus['card']>) =>
  status === 'ended' || status === 'refunded' || status === 'charged_back'

const paidBy = (source: SubscriptionStatus['source']) => (source === 'crypto' ? 'One year, prepaid,' : 'Premium')

export const hasPaidPremium = ({ plan, source, card }: SubscriptionStatus): boolean =>
  plan === 'premium' && (source === 'stripe' || source === 'crypto' || card?.status === 'active')

export const exportFeatureText = 'History with CSV and JSON export'

export const formatPlanPrice = (plan: CardPlan): string => formatUsd(cardPrices[plan].cents)

export const twelveMonthsCents = 12 * cardPrices.monthly.cents
export const annualSavingPercent = Math.floor((1 - cardPrices.annual.cents / twelveMonthsCents) * 100)
export const cryptoSavingPercent = Math.floor((1 - cryptoYearPriceCents / twelveMonthsCents) * 100)
export const annualSavingCents = twelveMonthsCents - cardPrices.annual.cents

/** As Stripe does it, the 31st becomes the last day of a shorter month. */
export function renewalAfter(now: Date, plan: CardPlan): Date {
  const months = plan === 'monthly' ? 1 : 12
  const next = new Date(now)
  next.setMonth(now.getMonth() + months)
  if (next.getDate() !== now.getDate()) next.setDate(0)
  return next
}

export function subscriptionSentence({ card, endsAt, source }: SubscriptionStatus): string {
  const end = endsAt && formatDate(endsAt, '')
  if (!card || isSubscriptionOver(card))
    return end ? `${paidBy(source)} until ${end}. ${doesNotRenewMessage}` : 'Yours for good.'
  const plan = card.plan ? `Premium, ${card.plan}.` : 'Premium.'
  const turn = formatDate(card.periodEnd ?? endsAt, 'its due date')
  if (card.status === 'past_due') return `${plan} The last payment didn’t go through.`
  return card.cancelsAtPeriodEnd ? `${plan} Ends on ${turn}. You won’t be charged again.` : `${plan} Renews on ${turn}.`
}
