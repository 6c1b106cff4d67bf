import { newDispute, newRefund, type Subscription } from './objects.ts'
import { after, put, type Shop } from './shop.ts'

/** What a card does, named by the id of its payment or by the secret that a browser has. Answers with the id. */
export function cardActions(shop: Shop) {
  function intentOf(text: string) {
    const intent = [...shop.paymentIntents.values()].find(({ id, client_secret: secret }) =>
      [id, secret].includes(text),
    )
    if (!intent) throw new Error(`There is no payment ${text}.`)
    const payment = [...shop.invoicePayments.values()].find((each) => each.payment.payment_intent === intent.id)
    return { intent, invoice: shop.invoices.get(payment?.invoice ?? '') }
  }

  return {
    pay(text: string) {
      const { intent, invoice } = intentOf(text)
      if (!invoice) throw new Error('This payment pays for nothing.')
      if (intent.status === 'canceled') throw new Error('This payment was cancelled.')
      if (intent.status !== 'succeeded') shop.settle(invoice)
      return intent.id
    },
    decline(text: string) {
      const { intent, invoice } = intentOf(text)
      intent.status = 'requires_payment_method'
      if (invoice) shop.tell('invoice.payment_failed', invoice)
      return intent.id
    },
    /** The bank wants time, or a word with its customer. */
    wait(text: string, status: 'processing' | 'requires_action' | 'canceled' = 'processing') {
      const { intent } = intentOf(text)
      intent.status = status
      return intent.id
    },
  }
}

export function subscriptionOf(shop: Shop, id: string) {
  const subscription = shop.subscriptions.get(id)
  const invoice = shop.invoices.get(subscription?.latest_invoice ?? '')
  if (!subscription || !invoice) throw new Error(`There is no subscription ${id}.`)
  return { subscription, invoice }
}

export function renew(shop: Shop, subscription: Subscription, pays: boolean) {
  const [item] = subscription.items.data
  if (!item) throw new Error('There is nothing to renew.')
  item.current_period_start = item.current_period_end
  item.current_period_end = after(item.current_period_end, item.price.recurring.interval)
  const invoice = shop.bill(subscription, 'subscription_cycle')
  if (pays) return shop.settle(invoice)
  shop.tell('invoice.payment_failed', invoice)
  shop.update(subscription, { status: 'past_due' })
}

/** What becomes of a subscription, by its id. */
export function planActions(shop: Shop) {
  const find = (id: string) => subscriptionOf(shop, id)
  return {
    /** The next period begins, and is paid or not. */
    renew: (id: string, { pays = true } = {}) => renew(shop, find(id).subscription, pays),
    /** A renewal that failed is paid after all. */
    payRenewal: (id: string) => shop.settle(find(id).invoice),
    /** Stripe has tried often enough. */
    giveUp: (id: string, status: 'unpaid' | 'paused' = 'unpaid') => shop.update(find(id).subscription, { status }),
    /** In the portal; it may be taken back. */
    cancelAtPeriodEnd(id: string, ends = true) {
      const canceled_at = ends ? shop.seconds() : null
      shop.update(find(id).subscription, { cancel_at_period_end: ends, canceled_at })
    },
    cancelNow: (id: string) => shop.end(find(id).subscription, 'canceled'),
  }
}

/** What happens to the last payment of a subscription. */
export function bankActions(shop: Shop) {
  function chargeOf(id: string) {
    const { intent } = shop.paymentOf(subscriptionOf(shop, id).invoice.id)
    const charge = shop.charges.get(intent.latest_charge ?? '')
    if (!charge) throw new Error(`Nothing was paid for ${id}.`)
    return charge
  }

  return {
    /** All of it unless cents are said. Answers with the id of the refund. */
    refund(id: string, cents?: number) {
      const charge = chargeOf(id)
      const amount = cents ?? charge.amount - charge.amount_refunded
      if (amount > charge.amount - charge.amount_refunded) throw new Error('That is more than was paid.')
      charge.amount_refunded += amount
      charge.refunded = charge.amount_refunded === charge.amount
      const refund = put(shop.refunds, newRefund(shop.id('re'), charge, amount))
      shop.tell('charge.refunded', charge)
      shop.tell('refund.created', refund)
      return refund.id
    },
    /** The bank does not take the refund: the money stays with us. */
    failRefund(refundId: string) {
      const refund = shop.refunds.get(refundId)
      const charge = shop.charges.get(refund?.charge ?? '')
      if (!refund || !charge) throw new Error(`There is no refund ${refundId}.`)
      charge.amount_refunded -= refund.amount
      charge.refunded = false
      refund.status = 'failed'
      shop.tell('refund.failed', refund)
    },
    /** The person tells the bank that it was not them. Answers with the id of the dispute. */
    dispute(id: string) {
      const charge = chargeOf(id)
      charge.disputed = true
      const dispute = put(shop.disputes, newDispute(shop.id('du'), charge))
      shop.tell('charge.dispute.created', dispute)
      return dispute.id
    },
    closeDispute(disputeId: string, status: 'won' | 'lost') {
      const dispute = shop.disputes.get(disputeId)
      if (!dispute) throw new Error(`There is no dispute ${disputeId}.`)
      dispute.status = status
      shop.tell('charge.dispute.closed', dispute)
    },
  }
}

const incompleteFor = 23 * 60 * 60
const still = ['active', 'trialing', 'past_due']

/** Everything that has come due: renewals, all of them paid, ends of periods, and payments that nobody made. */
export function passTime(shop: Shop) {
  for (const subscription of shop.subscriptions.values()) while (comesDue(shop, subscription));
}

function comesDue(shop: Shop, subscription: Subscription): boolean {
  const { status, cancel_at_period_end: ends, created, items } = subscription
  if (status === 'incomplete' && created + incompleteFor <= shop.seconds()) shop.end(subscription, 'incomplete_expired')
  const end = items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY
  if (!still.includes(status) || end > shop.seconds()) return false
  if (ends) shop.end(subscription, 'canceled', end)
  else renew(shop, subscription, true)
  return true
}
