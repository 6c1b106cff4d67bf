import { type CardPlan, cardPlans, cardPrices } from '@app/domain/premium/price'
import type Stripe from 'stripe'
import { CardError, type CardSubscription, type OpenSubscription, type PaidAmount } from './stripe-gateway.ts'

export type PriceIds = Record<CardPlan, string>

export const stripeId = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'object' ? thing?.id : thing

/** The SDK takes the 404 page of a proxy for an object. */
export function assertObjectKind<T extends { object: string }>(kind: T['object'], thing: T): T {
  if (thing?.object === kind) return thing
  throw new CardError('away', `That was no ${kind}.`)
}

export function planOf(price: Stripe.Price | undefined, prices: PriceIds): CardPlan | null {
  const plan = cardPlans.find((each) => prices[each] === price?.id)
  return plan && price && findPriceFaults(price, plan).length === 0 ? plan : null
}

export function findPriceFaults({ currency, unit_amount: cents, recurring }: Stripe.Price, plan: CardPlan): string[] {
  const expected = cardPrices[plan]
  return [
    ...(currency === 'usd' ? [] : [`its currency is ${currency}, not usd`]),
    ...(cents === expected.cents ? [] : [`it costs ${cents} cents, not ${expected.cents}`]),
    ...(recurring?.interval === expected.interval && recurring.interval_count === 1
      ? []
      : [`it is not paid once a ${expected.interval}`]),
  ]
}

/** Where there is not exactly one, the first one and no plan. */
function itemOf({ id, items }: Stripe.Subscription, prices: PriceIds) {
  const ours = items.data.filter(({ price }) => cardPlans.some((plan) => prices[plan] === price.id))
  const [item] = [...ours, ...items.data]
  if (!item) throw new CardError('refused', `${id} has no item.`)
  const isOne = ours.length === 1 && !items.has_more && item.quantity === 1
  return { item, plan: isOne ? planOf(item.price, prices) : null }
}

export function toOpenSubscription(subscription: Stripe.Subscription, prices: PriceIds): OpenSubscription {
  const { id, status, items, latest_invoice: invoice } = assertObjectKind('subscription', subscription)
  const [item, ...others] = items.data
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  return {
    id,
    status,
    plan: item?.quantity === 1 && others.length === 0 ? planOf(item.price, prices) : null,
    invoiceId: stripeId(invoice) ?? null,
    clientSecret: secret ?? null,
  }
}

/** Customers cannot write this metadata. */
export const endedByRefund = { ended_by: 'refund' } as const

const inMs = (seconds: number) => seconds * 1000
const inMsOrNull = (seconds: number | null) => (seconds === null ? null : inMs(seconds))

export function toSubscription(
  subscription: Stripe.Subscription,
  reversal: CardSubscription['reversal'],
  prices: PriceIds,
): CardSubscription {
  const { id, status, customer, latest_invoice: invoice } = subscription
  const { item, plan } = itemOf(subscription, prices)
  const periodEnd = inMs(item.current_period_end)
  const cancelAt = inMsOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null)
  const billed = typeof invoice === 'object' ? invoice : null
  return {
    id,
    status,
    customerId: stripeId(customer) ?? '',
    plan,
    startsAt: inMs(subscription.start_date),
    periodStart: inMs(item.current_period_start),
    periodEnd,
    cancelAt,
    endedAt: inMsOrNull(subscription.ended_at),
    isPaid: billed?.status === 'paid',
    isFirst: billed?.billing_reason === 'subscription_create' || billed === null,
    reversal,
    isEndedByRefund: subscription.metadata['ended_by'] === endedByRefund.ended_by,
    latestInvoice: stripeId(invoice) ?? null,
    paid: billed && moneyOf(billed),
  }
}

function moneyOf(invoice: Stripe.Invoice): PaidAmount | null {
  const { status, amount_paid: amount, currency } = invoice
  const [paymentId] = paymentIdsOf(invoice)
  return status === 'paid' && amount > 0 && paymentId ? { paymentId, amount, currency } : null
}

export const paymentIdsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => stripeId(payment.payment_intent) ?? [])
