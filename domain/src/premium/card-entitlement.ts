import type { CardPlan } from './price.ts'

export type Reversal = 'refunded' | 'charged_back' | 'disputed'

export const isReversed = (takenBack: Reversal | null) => takenBack === 'refunded' || takenBack === 'charged_back'

/** In ms. The period is the last billed one, paid or not. */
export interface CardFacts {
  status: string
  plan: CardPlan | null
  periodStart: number
  periodEnd: number
  cancelAt: number | null
  endedAt: number | null
  isPaid: boolean
  isFirst: boolean
  reversal: Reversal | null
  isEndedByRefund: boolean
}

export type CardEntitlement = { until: number } | { off: string }

const dayMs = 24 * 60 * 60 * 1000
const graceMs = 7 * dayMs
/** A renewal is charged after an hour, and its event comes later. */
const slackMs = dayMs

export const billedStatuses: readonly string[] = ['active', 'trialing', 'past_due']

export const endedStatuses: readonly string[] = ['canceled', 'incomplete_expired']

export const neverPaidStatuses: readonly string[] = ['incomplete', 'incomplete_expired']

export const unknownPriceReason = 'That price isn’t one of ours.'
const neverPaid: CardEntitlement = { off: 'The first payment didn’t go through.' }

const offBy: Record<Reversal, string> = {
  refunded: 'The payment was refunded.',
  charged_back: 'The bank reversed the payment.',
  disputed: 'The payment is disputed.',
}

export function decideCardEntitlement(facts: CardFacts): CardEntitlement {
  const { status, plan, reversal, endedAt } = facts
  if (!plan) return { off: unknownPriceReason }
  if (reversal) return { off: offBy[reversal] }
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return paidUntil(facts)
    case 'canceled':
      return endedAt === null ? { off: 'The subscription was cancelled.' } : noLaterThan(endOf(facts), paidUntil(facts))
    case 'incomplete':
    case 'incomplete_expired':
      return neverPaid
    case 'unpaid':
      return { off: 'The renewal payment didn’t go through.' }
    default:
      return { off: `The subscription is ${status}.` }
  }
}

/** After a refund that failed we have the money, and the person has its period. */
const endOf = ({ endedAt, isEndedByRefund, isPaid, periodEnd }: CardFacts) =>
  isEndedByRefund && isPaid ? periodEnd : endedAt

function paidUntil({ isPaid, isFirst, periodStart, periodEnd, cancelAt }: CardFacts): CardEntitlement {
  if (!isPaid && isFirst) return neverPaid
  // A period begins when it is billed: unpaid, it is paid until its start only.
  if (!isPaid) return noLaterThan(cancelAt, { until: periodStart + graceMs })
  return cancelAt === null ? { until: periodEnd + slackMs } : noLaterThan(cancelAt, { until: periodEnd })
}

const noLaterThan = (moment: number | null, verdict: CardEntitlement): CardEntitlement =>
  moment !== null && 'until' in verdict ? { until: Math.min(moment, verdict.until) } : verdict
