import type Stripe from 'stripe'

// What Stripe keeps, with the fields that we read or that lead somewhere. Each is checked against the SDK's own types,
// so that a field that Stripe has given up cannot come back here.

type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled'
type InvoiceStatus = 'open' | 'paid' | 'void'
type PaymentIntentStatus = 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
type DisputeStatus = 'needs_response' | 'won' | 'lost'

export interface Price {
  id: string
  cents: number
  currency: string
  interval: 'month' | 'year'
  active: boolean
}

export const priceOf = ({ id, cents, currency, interval, active }: Price) =>
  ({
    id,
    object: 'price' as const,
    active,
    currency,
    unit_amount: cents,
    livemode: false,
    product: 'prod_firecrest',
    type: 'recurring' as const,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' as const },
  }) satisfies Partial<Stripe.Price>

export const newCustomer = (id: string, email: string | null, metadata: Record<string, string>, created: number) =>
  ({
    id,
    object: 'customer' as const,
    email,
    metadata,
    created,
    livemode: false,
    deleted: undefined as true | undefined,
  }) satisfies Partial<Omit<Stripe.Customer, 'deleted'>> & { deleted: true | undefined }

interface NewSubscription {
  id: string
  customer: string
  price: Price
  metadata: Record<string, string>
  created: number
  periodEnd: number
}

export const newSubscription = ({ id, customer, price, metadata, created, periodEnd }: NewSubscription) =>
  ({
    id,
    object: 'subscription' as const,
    status: 'incomplete' as SubscriptionStatus,
    customer,
    currency: price.currency,
    metadata,
    created,
    start_date: created,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    ended_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null,
      feedback_option: null,
      reason: null,
    },
    livemode: false,
    latest_invoice: null as string | null,
    items: {
      object: 'list' as const,
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: id.replace('sub_', 'si_'),
          object: 'subscription_item' as const,
          quantity: 1,
          price: priceOf(price),
          current_period_start: created,
          current_period_end: periodEnd,
        } satisfies Partial<Omit<Stripe.SubscriptionItem, 'price'>> & { price: object },
      ],
    },
  }) satisfies Partial<Omit<Stripe.Subscription, 'items'>> & { items: object }

export const newInvoice = (
  id: string,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
) =>
  ({
    id,
    object: 'invoice' as const,
    status: 'open' as InvoiceStatus,
    billing_reason: reason,
    customer: subscription.customer,
    currency: subscription.currency,
    amount_due: subscription.items.data[0]?.price.unit_amount ?? 0,
    amount_paid: 0,
    livemode: false,
    parent: {
      type: 'subscription_details' as const,
      quote_details: null,
      subscription_details: { metadata: null, subscription: subscription.id },
    },
  }) satisfies Partial<Stripe.Invoice>

export const newInvoicePayment = (id: string, invoice: Invoice, paymentIntent: string) =>
  ({
    id,
    object: 'invoice_payment' as const,
    invoice: invoice.id,
    amount_requested: invoice.amount_due,
    amount_paid: null as number | null,
    currency: invoice.currency,
    is_default: true,
    livemode: false,
    status: 'open',
    payment: { type: 'payment_intent' as const, payment_intent: paymentIntent },
  }) satisfies Partial<Stripe.InvoicePayment>

export const newPaymentIntent = (id: string, customer: string | null, amount: number, currency = 'usd') =>
  ({
    id,
    object: 'payment_intent' as const,
    amount,
    amount_received: 0,
    currency,
    customer,
    client_secret: `${id}_secret_${id.slice(-4)}`,
    latest_charge: null as string | null,
    livemode: false,
    status: 'requires_payment_method' as PaymentIntentStatus,
  }) satisfies Partial<Stripe.PaymentIntent>

export const newCharge = (id: string, { id: payment_intent, amount, currency, customer }: PaymentIntent) =>
  ({
    id,
    object: 'charge' as const,
    amount,
    amount_refunded: 0,
    currency,
    customer,
    disputed: false as boolean,
    livemode: false,
    paid: true,
    payment_intent,
    refunded: false as boolean,
    status: 'succeeded' as const,
  }) satisfies Partial<Stripe.Charge>

export const newRefund = (id: string, { id: charge, payment_intent, currency }: Charge, amount: number) =>
  ({
    id,
    object: 'refund' as const,
    amount,
    charge,
    currency,
    payment_intent,
    status: 'succeeded' as string,
  }) satisfies Partial<Stripe.Refund>

export const newDispute = (id: string, { id: charge, payment_intent, amount, currency }: Charge) =>
  ({
    id,
    object: 'dispute' as const,
    amount,
    charge,
    currency,
    livemode: false,
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response' as DisputeStatus,
  }) satisfies Partial<Stripe.Dispute>

export const newEvent = (id: string, type: string, object: object, created: number) => ({
  id,
  object: 'event' as const,
  api_version: '2026-10-28.endive',
  created,
  type,
  livemode: false,
  pending_webhooks: 1,
  request: null,
  data: { object },
})

export type Customer = ReturnType<typeof newCustomer>
export type Subscription = ReturnType<typeof newSubscription>
export type Invoice = ReturnType<typeof newInvoice>
export type InvoicePayment = ReturnType<typeof newInvoicePayment>
export type PaymentIntent = ReturnType<typeof newPaymentIntent>
export type Charge = ReturnType<typeof newCharge>
export type Refund = ReturnType<typeof newRefund>
export type Dispute = ReturnType<typeof newDispute>
export type DoubleEvent = ReturnType<typeof newEvent>
