import { mapStripeError, unlessMissing } from './map-stripe-error.ts'
import type { StripeContext, StripeGateway, Trace } from './stripe-gateway.ts'
import { checked, factsOf, idOf } from './subscription-facts.ts'
import { chargeIn, readIntent, takenBackOf } from './taken-back.ts'

/** Everything that is only asked. */
export function subscriptions({
  stripe,
  prices,
}: StripeContext): Pick<StripeGateway, 'read' | 'readPayment' | 'subscriptionOf'> {
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
      mapStripeError(async () => {
        const asked = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
        const subscription = checked('subscription', asked)
        return factsOf(subscription, await takenBackOf(stripe, subscription.latest_invoice), prices)
      }).catch(unlessMissing),
    readPayment: (id) =>
      mapStripeError(async () => {
        const intent = await readIntent(stripe, id)
        const { customer, status, amount_received: amount, currency } = intent
        const money = { paymentId: intent.id, amount, currency, isRefunded: chargeIn(intent)[0]?.refunded === true }
        return { ...money, customerId: idOf(customer) ?? null, status, subscriptionId: await ofPayment(id) }
      }).catch(unlessMissing),
    subscriptionOf: (trace) => mapStripeError(() => subscriptionOf(trace)).catch(unlessMissing),
  }
}
