import type { CardFacts } from '@app/domain/premium/card-verdict'
import { overStatuses } from '@app/domain/premium/card-verdict'
import type { CardPlan } from '@app/domain/premium/price'
import type Stripe from 'stripe'

/** What the parts of the gateway share. */
export interface StripeContext extends StripeSettings {
  stripe: Stripe
}

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** The id of the price of each plan. */
  prices: Record<CardPlan, string>
  /** Where Stripe is; only tests have it elsewhere. */
  apiBase?: string | undefined
  /** Of one try. */
  timeoutMs?: number
  /** How often it is tried again when Stripe does not answer; once unless said. */
  retries?: number
}

/** The events that we listen to; the webhook at Stripe is set up with the same list. */
export const cardEventTypes = [
  ...(['customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted'] as const),
  ...(['customer.subscription.paused', 'customer.subscription.resumed', 'customer.deleted'] as const),
  ...(['invoice.paid', 'invoice.payment_failed', 'invoice.voided', 'invoice.marked_uncollectible'] as const),
  ...(['invoice_payment.paid', 'charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'] as const),
  ...(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'] as const),
] as const

/** A subscription as Stripe has it now, and what decides about Premium. */
export interface Subscription extends CardFacts {
  id: string
  customerId: string
  startsAt: number
  latestInvoice: string | null
  /** What its latest invoice was paid with; null: no money has moved. */
  paid: Money | null
}

/** Money that has arrived, in the smallest unit of its currency. */
export interface Money {
  paymentId: string
  amount: number
  currency: string
}

/** One that is not over. */
export interface OpenSubscription {
  id: string
  status: string
  plan: CardPlan | null
  invoiceId: string | null
  /** What a browser needs to pay it; null once it is paid. */
  clientSecret: string | null
}

export interface Payment extends Money {
  customerId: string | null
  status: string
  /** Whether all of it went back. */
  isRefunded: boolean
  /** What it pays for; null: no subscription. */
  subscriptionId: string | null
}

/** Ids in an event, by which its subscription is found. Nothing else of an event is believed. */
export interface Trace {
  subscription?: string
  invoice?: string
  paymentIntent?: string
  customer?: string
}

export interface CardEvent {
  id: string
  type: string
  objectId: string | null
  trace: Trace
  createdAt: Date
}

/**
 * `missing`: Stripe knows no such thing. `stranger`: it does not know this customer, or not any more. `forged`: not from Stripe. `refused`: it will not, also later. `away`: anything else.
 */
export type CardFailure = 'missing' | 'stranger' | 'forged' | 'refused' | 'away'

/** The message is for the log: a code and the number of the request, never a secret. */
export class CardError extends Error {
  override readonly name = 'CardError'
  readonly failure: CardFailure
  constructor(failure: CardFailure, reason: string) {
    super(reason)
    this.failure = failure
  }
}

/** Card payments at Stripe. Every call may throw a `CardError` and nothing else; moments are milliseconds. */
export interface StripeGateway {
  readonly publishableKey: string
  /** Twice with one key makes one. */
  createCustomer(who: { userId: string; email: string }, key: string): Promise<string>
  listOpen(customerId: string): Promise<OpenSubscription[]>
  /** Begins one that waits for its first payment. Twice with one key makes one. */
  subscribe(asked: { customerId: string; plan: CardPlan; userId: string }, key: string): Promise<OpenSubscription>
  /** Ends one that waits for its first payment; false: it is paid meanwhile, and was left alone. */
  abandon(subscription: Pick<OpenSubscription, 'id' | 'invoiceId'>): Promise<boolean>
  /** Ends one whose payment went back, and says at Stripe why; one that is over is fine too. */
  endRefunded(subscriptionId: string): Promise<void>
  read(subscriptionId: string): Promise<Subscription | null>
  readPayment(paymentIntentId: string): Promise<Payment | null>
  /** The subscription that an event is about, if it is about one. */
  subscriptionOf(trace: Trace): Promise<string | null>
  /** The address of the page where a customer changes or ends what they pay. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Ends all subscriptions of a customer at once and forgets them; none left is fine too. */
  endCustomer(customerId: string): Promise<void>
  /** Reads what came to the webhook, if Stripe signed it at most five minutes ago. */
  openEvent(body: Buffer, signature: string, at: Date): Promise<CardEvent>
  /** Events since a moment that did not reach us. */
  missedEvents(since: Date): Promise<CardEvent[]>
  /** What is wrong with the prices, in sentences; nothing: they are as they should be. */
  checkPrices(): Promise<string[]>
}

/** What is over gives nothing any more, and cannot be paid. */
export const isOver = ({ status }: { status: string }) => overStatuses.includes(status)
