import type Stripe from 'stripe'
import type { CardDesk, Trace } from '../card-desk.ts'
import { checked, factsOf, idOf, isAgainstUs, paymentsOf } from './facts.ts'
import type { Means } from './means.ts'
import { spoken, unlessMissing } from './spoken.ts'

/** Everything that is only asked. */
export function readingDesk({ stripe, prices }: Means): Pick<CardDesk, 'read' | 'readPayment' | 'subscriptionOf'> {
  async function takenBack(invoice: Stripe.Subscription['latest_invoice']) {
    if (!invoice || typeof invoice === 'string' || invoice.status !== 'paid') return null
    const charges = (await Promise.all(paymentsOf(invoice).map(chargeOf))).flat()
    if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return 'refunded' as const
    const isLost = await Promise.all(charges.filter(({ disputed }) => disputed).map(isTaken))
    return isLost.includes(true) ? ('disputed' as const) : null
  }

  async function chargeOf(paymentIntent: string) {
    const asked = await stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] })
    const { latest_charge: charge } = checked('payment_intent', asked)
    return charge && typeof charge === 'object' ? [checked('charge', charge)] : []
  }

  async function isTaken({ id }: Stripe.Charge) {
    const { data } = checked('list', await stripe.disputes.list({ charge: id, limit: 100 }))
    return data.some(isAgainstUs)
  }

  async function ofPayment(paymentIntent: string) {
    const payment = { type: 'payment_intent' as const, payment_intent: paymentIntent }
    const { data } = checked('list', await stripe.invoicePayments.list({ payment, limit: 2 }))
    const invoice = idOf(data[0]?.invoice)
    return invoice ? await ofInvoice(invoice) : null
  }

  async function ofInvoice(id: string) {
    const { parent } = checked('invoice', await stripe.invoices.retrieve(id))
    return idOf(parent?.subscription_details?.subscription) ?? null
  }

  async function subscriptionOf({ subscription, invoice, paymentIntent }: Trace) {
    if (subscription) return subscription
    if (invoice) return await ofInvoice(invoice)
    return paymentIntent ? await ofPayment(paymentIntent) : null
  }

  return {
    read: (id) =>
      spoken(async () => {
        const asked = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
        const subscription = checked('subscription', asked)
        return factsOf(subscription, await takenBack(subscription.latest_invoice), prices)
      }).catch(unlessMissing),
    readPayment: (id) =>
      spoken(async () => {
        const intent = checked('payment_intent', await stripe.paymentIntents.retrieve(id))
        const { customer, status, amount, currency } = intent
        const money = { paymentId: intent.id, amount, currency }
        return { ...money, customerId: idOf(customer) ?? null, status, subscriptionId: await ofPayment(id) }
      }).catch(unlessMissing),
    subscriptionOf: (trace) => spoken(() => subscriptionOf(trace)).catch(unlessMissing),
  }
}
