import type { Reversal } from '@app/domain/premium/card-entitlement'
import Stripe from 'stripe'
import { createCheckout } from './checkout.ts'
import { nullIfMissing, withMappedErrors } from './map-stripe-error.ts'
import type { EventTrace, StripeContext, StripeGateway, StripeSettings } from './stripe-gateway.ts'
import { assertObjectKind, paymentIdsOf, stripeId, toSubscription } from './subscription-facts.ts'
import { createWebhookReader } from './webhooks.ts'

const defaultTimeoutMs = 8_000

export function createStripeGateway(settings: StripeSettings): StripeGateway {
  const { secretKey, publishableKey, apiBase, timeoutMs = defaultTimeoutMs, retries = 1 } = settings
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...placeOf(apiBase),
  })
  const context = { ...settings, stripe }
  return {
    publishableKey,
    ...createCheckout(context),
    ...createSubscriptionReader(context),
    ...createWebhookReader(context),
  }
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname: host, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ('http' as const) : ('https' as const) }
}

function createSubscriptionReader({
  stripe,
  prices,
}: StripeContext): Pick<StripeGateway, 'read' | 'readPayment' | 'subscriptionOf'> {
  async function ofPayment(paymentIntent: string) {
    const payment = { type: 'payment_intent' as const, payment_intent: paymentIntent }
    const { data } = assertObjectKind('list', await stripe.invoicePayments.list({ payment, limit: 2 }))
    const invoice = stripeId(data[0]?.invoice)
    return invoice ? await ofInvoice(invoice) : null
  }

  async function ofInvoice(id: string) {
    const { parent } = assertObjectKind('invoice', await stripe.invoices.retrieve(id))
    return stripeId(parent?.subscription_details?.subscription) ?? null
  }

  async function subscriptionOf({ subscription, invoice, paymentIntent }: EventTrace) {
    if (subscription) return subscription
    if (invoice) return await ofInvoice(invoice)
    return paymentIntent ? await ofPayment(paymentIntent) : null
  }

  return {
    read: (id) =>
      withMappedErrors(async () => {
        const retrieved = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
        const subscription = assertObjectKind('subscription', retrieved)
        return toSubscription(subscription, await reversalOf(stripe, subscription.latest_invoice), prices)
      }).catch(nullIfMissing),
    readPayment: (id) =>
      withMappedErrors(async () => {
        const intent = await readIntent(stripe, id)
        const { customer, status, amount_received: amount, currency } = intent
        const money = { paymentId: intent.id, amount, currency, isRefunded: chargeIn(intent)[0]?.refunded === true }
        return { ...money, customerId: stripeId(customer) ?? null, status, subscriptionId: await ofPayment(id) }
      }).catch(nullIfMissing),
    subscriptionOf: (trace) => withMappedErrors(() => subscriptionOf(trace)).catch(nullIfMissing),
  }
}

async function reversalOf(stripe: Stripe, invoice: Stripe.Subscription['latest_invoice']): Promise<Reversal | null> {
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'paid') return null
  const intents = await Promise.all(paymentIdsOf(invoice).map((id) => readIntent(stripe, id)))
  const charges = intents.flatMap(chargeIn)
  if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return 'refunded'
  const disputed = charges.filter(({ disputed }) => disputed)
  const disputes = (await Promise.all(disputed.map(({ id }) => disputesOf(stripe, id)))).flat()
  const against = disputes.filter(isAgainstUs)
  if (against.some(({ status }) => status === 'lost')) return 'charged_back'
  return against.length > 0 ? 'disputed' : null
}

const readIntent = async (stripe: Stripe, id: string) =>
  assertObjectKind('payment_intent', await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))

const chargeIn = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge && typeof charge === 'object' ? [assertObjectKind('charge', charge)] : []

const disputesOf = async (stripe: Stripe, charge: string) =>
  assertObjectKind('list', await stripe.disputes.list({ charge, limit: 100 })).data

/** An inquiry has taken no money yet; what was won or prevented is ours. */
const isAgainstUs = ({ status }: Stripe.Dispute) =>
  !['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed'].includes(status)
