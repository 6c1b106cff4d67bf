import type { CardPlan } from './price.ts'

/** `charged_back`: the bank has given it back to its customer for good; `disputed`: it has not decided yet. */
export type TakenBack = 'refunded' | 'charged_back' | 'disputed'

/** Whether the money is gone for good. */
export const hasGoneBack = (takenBack: TakenBack | null) => takenBack === 'refunded' || takenBack === 'charged_back'

/** What is known of a subscription by card; moments in milliseconds. */
export interface CardFacts {
  /** As the provider names it; names that are new to us give nothing. */
  status: string
  /** By the price that is paid; null: it is none of ours. */
  plan: CardPlan | null
  /** The period that was last billed, paid or not. */
  periodStart: number
  periodEnd: number
  /** When it is going to end; null: it renews itself. */
  cancelAt: number | null
  endedAt: number | null
  /** Whether the period that was last billed is paid. */
  isPaid: boolean
  /** Whether that is the very first period. */
  isFirst: boolean
  /** What happened to that payment since, if all of it went back. */
  takenBack: TakenBack | null
  /** We ended it ourselves, because its payment went back. */
  endedByRefund: boolean
}

/** Premium until a moment, or none, and why. */
export type CardVerdict = { until: number } | { off: string }

const day = 24 * 60 * 60 * 1000
/** After a renewal that failed, while the provider tries again. */
const grace = 7 * day
/** A renewal takes its time: an hour until it is charged, and then its event. */
const slack = day

/** A subscription that is charged again and again, as far as it goes well. */
export const billedStatuses: readonly string[] = ['active', 'trialing', 'past_due']

/** After these, nothing happens to a subscription any more. */
export const overStatuses: readonly string[] = ['canceled', 'incomplete_expired']

/** The first payment did not go through: there was never Premium by it. */
export const neverPaidStatuses: readonly string[] = ['incomplete', 'incomplete_expired']

const offBy: Record<TakenBack, string> = {
  refunded: 'The payment was refunded.',
  charged_back: 'The bank took the payment back.',
  disputed: 'The payment is disputed.',
}

/** What a subscription gives, whenever it is asked: it depends on the facts alone, not on how they came about. */
export function cardVerdict(facts: CardFacts): CardVerdict {
  const { status, plan, takenBack, endedAt } = facts
  if (!plan) return { off: 'The price is none of ours.' }
  if (takenBack) return { off: offBy[takenBack] }
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return paidUntil(facts)
    case 'canceled':
      return endedAt === null ? { off: 'The subscription is canceled.' } : noLaterThan(endOf(facts), paidUntil(facts))
    case 'incomplete':
    case 'incomplete_expired':
      return { off: 'The first payment did not go through.' }
    case 'unpaid':
      return { off: 'The renewal was not paid.' }
    default:
      return { off: `The subscription is ${status}.` }
  }
}

/** A refund that fails leaves the money with us, and its period with the person. */
const endOf = ({ endedAt, endedByRefund, isPaid, periodEnd }: CardFacts) =>
  endedByRefund && isPaid ? periodEnd : endedAt

function paidUntil({ isPaid, isFirst, periodStart, periodEnd, cancelAt }: CardFacts): CardVerdict {
  if (!isPaid && isFirst) return { off: 'The first payment did not go through.' }
  // A period begins when it is billed: a person who has not paid it has paid until its start only.
  if (!isPaid) return noLaterThan(cancelAt, { until: periodStart + grace })
  return cancelAt === null ? { until: periodEnd + slack } : noLaterThan(cancelAt, { until: periodEnd })
}

const noLaterThan = (moment: number | null, verdict: CardVerdict): CardVerdict =>
  moment !== null && 'until' in verdict ? { until: Math.min(moment, verdict.until) } : verdict
