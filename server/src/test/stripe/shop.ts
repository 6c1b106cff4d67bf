import {
  type Charge,
  type Customer,
  type Dispute,
  type DoubleEvent,
  type Invoice,
  type InvoicePayment,
  newCharge,
  newEvent,
  newInvoice,
  newInvoicePayment,
  newPaymentIntent,
  newSubscription,
  type PaymentIntent,
  type Price,
  type Refund,
  type Subscription,
} from './objects.ts'

/** Everything that the double knows, and the few things that happen to it from several sides. */
export class Shop {
  readonly prices = new Map<string, Price>()
  readonly customers = new Map<string, Customer>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly invoicePayments = new Map<string, InvoicePayment>()
  readonly paymentIntents = new Map<string, PaymentIntent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly events: DoubleEvent[] = []
  /** Ids of events that a webhook has taken. */
  readonly delivered = new Set<string>()
  readonly #now: () => Date
  #count = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  seconds() {
    return Math.floor(this.#now().getTime() / 1000)
  }

  id(prefix: string) {
    this.#count += 1
    return `${prefix}_${this.#count.toString().padStart(6, '0')}`
  }

  /** An event shows its object as it was then. */
  tell(type: string, object: object) {
    this.events.push(newEvent(this.id('evt'), type, structuredClone(object), this.seconds()))
  }

  bill(subscription: Subscription, reason: 'subscription_create' | 'subscription_cycle'): Invoice {
    const invoice = put(this.invoices, newInvoice(this.id('in'), subscription, reason))
    const intent = put(this.paymentIntents, newPaymentIntent(this.id('pi'), subscription.customer, invoice.amount_due))
    put(this.invoicePayments, newInvoicePayment(this.id('inpay'), invoice, intent.id))
    subscription.latest_invoice = invoice.id
    return invoice
  }

  begin(customer: string, price: Price, metadata: Record<string, string>): Subscription {
    const created = this.seconds()
    const periodEnd = after(created, price.interval)
    const made = newSubscription({ id: this.id('sub'), customer, price, metadata, created, periodEnd })
    const subscription = put(this.subscriptions, made)
    this.bill(subscription, 'subscription_create')
    this.tell('customer.subscription.created', subscription)
    return subscription
  }

  paymentOf(invoiceId: string | null): { payment: InvoicePayment; intent: PaymentIntent } {
    const payment = [...this.invoicePayments.values()].find(({ invoice }) => invoice === invoiceId)
    const intent = this.paymentIntents.get(payment?.payment.payment_intent ?? '')
    if (!payment || !intent) throw new Error(`${invoiceId} has no payment.`)
    return { payment, intent }
  }

  /** The money of an invoice has come. */
  settle(invoice: Invoice) {
    const { payment, intent } = this.paymentOf(invoice.id)
    const charge = put(this.charges, newCharge(this.id('ch'), intent))
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id })
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due })
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due })
    this.tell('invoice.paid', invoice)
    this.tell('invoice_payment.paid', payment)
    const subscription = this.subscriptions.get(invoice.parent.subscription_details.subscription)
    if (subscription) this.update(subscription, { status: 'active' })
  }

  update(subscription: Subscription, change: Partial<Subscription>) {
    Object.assign(subscription, change)
    this.tell('customer.subscription.updated', subscription)
  }

  voidInvoice(invoice: Invoice) {
    invoice.status = 'void'
    this.paymentOf(invoice.id).intent.status = 'canceled'
    this.tell('invoice.voided', invoice)
  }

  end(subscription: Subscription, status: 'canceled' | 'incomplete_expired', at = this.seconds()) {
    const invoice = this.invoices.get(subscription.latest_invoice ?? '')
    if (invoice?.status === 'open') this.voidInvoice(invoice)
    Object.assign(subscription, { status, ended_at: at, canceled_at: subscription.canceled_at ?? at })
    this.tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription)
  }
}

export function put<T extends { id: string }>(map: Map<string, T>, made: T): T {
  map.set(made.id, made)
  return made
}

/** The same day a month or a year later, or the last one of that month. */
export function after(seconds: number, interval: 'month' | 'year') {
  const start = new Date(seconds * 1000)
  const end = new Date(start)
  if (interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1)
  else end.setUTCMonth(end.getUTCMonth() + 1)
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end.getTime() / 1000
}
