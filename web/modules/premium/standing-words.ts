import { dayOf } from '../../ui/moments.ts'
import type { SubscriptionStatus } from './premium.queries.ts'

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

/** Nothing is charged any more, and nothing is left to manage. */
export const isOver = ({ status }: NonNullable<SubscriptionStatus['card']>) =>
  status === 'ended' || status === 'refunded' || status === 'charged_back'

const paidBy = (source: SubscriptionStatus['source']) => (source === 'crypto' ? 'One year, prepaid,' : 'Premium')

/** Whether the Premium of somebody was paid for; a gift was not. */
export const hasPaidFor = ({ plan, source, card }: SubscriptionStatus): boolean =>
  plan === 'premium' && (source === 'stripe' || source === 'crypto' || card?.status === 'active')
