import { type CardFacts, endedStatuses } from '@app/domain/premium/card-entitlement'
import type { CardPlan } from '@app/domain/premium/price'
import type Stripe from 'stripe'

export interface StripeContext extends StripeSettings {
  stripe: Stripe
}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  prices: Record<CardPlan, string>
  apiBase?: string | undefined
  timeoutMs?: number
  retries?: number
}

/** The webhook at Stripe has the same list. */
export const cardEventTypes = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice_payment.paid',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

export interface CardSubscription extends CardFacts {
  id: string
  customerId: string
  startsAt: number
  latestInvoice: string | null
  paid: PaidAmount | null
}

/** In the smallest unit of its currency. */
export interface PaidAmount {
  paymentId: string
  amount: number
  currency: string
}

export interface OpenSubscription {
  id: string
  status: string
  plan: CardPlan | null
  invoiceId: string | null
  clientSecret: string | null
}

export interface CardPayment extends PaidAmount {
  customerId: string | null
  status: string
  isRefunded: boolean
  subscriptionId: string | null
}

/** Ids that lead to a subscription; nothing else in an event is trusted. */
export interface EventTrace {
  subscription?: string
  invoice?: string
  paymentIntent?: string
  customer?: string
}

export interface CardEvent {
  id: string
  type: string
  objectId: string | null
  trace: EventTrace
  createdAt: Date
}

/** In this order: no such object, no such customer, not from Stripe, refused for good, anything else. */
export type CardFailure = 'missing' | 'customer_missing' | 'forged' | 'refused' | 'away'

/** Its message is for the log: a code and the id of the request, never a secret. */
export class CardError extends Error {
  override readonly name = 'CardError'
  readonly failure: CardFailure
  constructor(failure: CardFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}

/** Each call throws a `CardError` and nothing else. An idempotency key makes one object. */
export interface StripeGateway {
  readonly publishableKey: string
  createCustomer(who: { userId: string; email: string }, key: string): Promise<string>
  /** To another address. Idempotent; a customer that is gone is left alone. */
  moveCustomer(customerId: string, email: string): Promise<void>
  listOpen(customerId: string): Promise<OpenSubscription[]>
  subscribe(input: { customerId: string; plan: CardPlan; userId: string }, key: string): Promise<OpenSubscription>
  /** Before its first payment; false: it was paid meanwhile, and stays. */
  abandon(subscription: Pick<OpenSubscription, 'id' | 'invoiceId'>): Promise<boolean>
  /** Records the reason at Stripe. Idempotent. */
  endRefunded(subscriptionId: string): Promise<void>
  read(subscriptionId: string): Promise<CardSubscription | null>
  readPayment(paymentIntentId: string): Promise<CardPayment | null>
  subscriptionOf(trace: EventTrace): Promise<string | null>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** At once, with all subscriptions. Idempotent. */
  endCustomer(customerId: string): Promise<void>
  /** Signed by Stripe at most five minutes ago. */
  openEvent(body: Buffer, signature: string, at: Date): Promise<CardEvent>
  missedEvents(since: Date): Promise<CardEvent[]>
  checkPrices(): Promise<string[]>
}

export const hasEnded = ({ status }: { status: string }) => endedStatuses.includes(status)
