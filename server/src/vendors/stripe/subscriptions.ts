import type Stripe from 'stripe'
import type { StripeContext } from './context.ts'
import { checked, factsOf, idOf, isAgainstUs, paymentsOf } from './facts.ts'
import { mapStripeError, unlessMissing } from './map-stripe-error.ts'
import type { StripeGateway, Trace } from './stripe-gateway.ts'

/** Everything that is only asked. */
export function subscriptions({
  stripe,
  prices,
}: StripeContext): Pick<StripeGateway, 'read' | 'readPayment' | 'subscriptionOf'> {
  async function takenBack(invoice: Stripe.Subscription['latest_invoice']) {
    if (!invoice || typeof invoice === 'string' || invoice.status !== 'paid') return null
    const charges = (await Promise.all(paymentsOf(invoice).map(chargeOf))).flat()
    if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return 'refunded' as const
    const disputes = (await Promise.all(charges.filter(({ disputed }) => disputed).map(disputesOf))).flat()
    const against = disputes.filter(isAgainstUs)
    if (against.some(({ status }) => status === 'lost')) return 'charged_back' as const
    return against.length > 0 ? ('disputed' as const) : null
  }

  const intentOf = async (id: string) =>
    checked('payment_intent', await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))

  const chargeOf = async (paymentIntent: string) => chargeIn(await intentOf(paymentIntent))

  function chargeIn({ latest_charge: charge }: Stripe.PaymentIntent) {
    return charge && typeof charge === 'object' ? [checked('charge', charge)] : []
  }

  async function disputesOf({ id }: Stripe.Charge) {
    return checked('list', await stripe.disputes.list({ charge: id, limit: 100 })).data
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
      mapStripeError(async () => {
        const asked = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
        const subscription = checked('subscription', asked)
        return factsOf(subscription, await takenBack(subscription.latest_invoice), prices)
      }).catch(unlessMissing),
    readPayment: (id) =>
      mapStripeError(async () => {
        const intent = await intentOf(id)
        const { customer, status, amount_received: amount, currency } = intent
        const money = { paymentId: intent.id, amount, currency, isRefunded: chargeIn(intent)[0]?.refunded === true }
        return { ...money, customerId: idOf(customer) ?? null, status, subscriptionId: await ofPayment(id) }
      }).catch(unlessMissing),
    subscriptionOf: (trace) => mapStripeError(() => subscriptionOf(trace)).catch(unlessMissing),
  }
}
