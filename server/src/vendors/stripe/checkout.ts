import { cardPlans } from '@app/domain/premium/price'
import type Stripe from 'stripe'
import { falseIfRefused, nullIfMissing, withMappedErrors } from './map-stripe-error.ts'
import { hasEnded, type OpenSubscription, type StripeContext, type StripeGateway } from './stripe-gateway.ts'
import { assertObjectKind, endedByRefund, findPriceFaults, toOpenSubscription } from './subscription-facts.ts'

type Selling = Pick<
  StripeGateway,
  | 'createCustomer'
  | 'moveCustomer'
  | 'listOpen'
  | 'subscribe'
  | 'abandon'
  | 'endRefunded'
  | 'openPortal'
  | 'endCustomer'
  | 'checkPrices'
>

export function createCheckout({ stripe, prices }: StripeContext): Selling {
  async function listAll(customer: string) {
    const expand = ['data.latest_invoice.confirmation_secret']
    const { data } = assertObjectKind('list', await stripe.subscriptions.list({ customer, limit: 100, expand }))
    return data.filter((each) => !hasEnded(each))
  }

  async function endCustomer(id: string) {
    for (const subscription of await listAll(id))
      assertObjectKind('subscription', await stripe.subscriptions.cancel(subscription.id))
    assertObjectKind('customer', await stripe.customers.del(id))
  }

  async function checkPrices() {
    const sentences = cardPlans.map(async (plan) => {
      const price = assertObjectKind('price', await stripe.prices.retrieve(prices[plan]))
      const faults = [...(price.active ? [] : ['it isn’t active']), ...findPriceFaults(price, plan)]
      return faults.map((fault) => `STRIPE_PRICE_${plan.toUpperCase()} is the wrong price: ${fault}.`)
    })
    return (await Promise.all(sentences)).flat()
  }

  return {
    createCustomer: ({ userId, email }, idempotencyKey) =>
      withMappedErrors(async () => {
        const params = { email, metadata: { user_id: userId } }
        return assertObjectKind('customer', await stripe.customers.create(params, { idempotencyKey })).id
      }),
    moveCustomer: async (id, email) =>
      void (await withMappedErrors(async () =>
        assertObjectKind('customer', await stripe.customers.update(id, { email })),
      ).catch(nullIfMissing)),
    listOpen: (id) => withMappedErrors(async () => (await listAll(id)).map((each) => toOpenSubscription(each, prices))),
    subscribe: ({ customerId, plan, userId }, idempotencyKey) =>
      withMappedErrors(async () => {
        const params = newSubscription(customerId, prices[plan], userId)
        const made = await stripe.subscriptions.create(params, { idempotencyKey })
        // A replayed answer is old.
        const isOld = made.lastResponse.headers['idempotent-replayed'] === 'true'
        const { expand } = params
        return toOpenSubscription(isOld ? await stripe.subscriptions.retrieve(made.id, { expand }) : made, prices)
      }),
    abandon: (subscription) => withMappedErrors(() => abandon(stripe, subscription)),
    endRefunded: (id) => endRefunded(stripe, id),
    openPortal: (customer, returnUrl) =>
      withMappedErrors(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
        return assertObjectKind('billing_portal.session', session).url
      }),
    endCustomer: async (id) => void (await withMappedErrors(() => endCustomer(id)).catch(nullIfMissing)),
    checkPrices: () => withMappedErrors(checkPrices),
  }
}

async function abandon(stripe: Stripe, { id, invoiceId }: Pick<OpenSubscription, 'id' | 'invoiceId'>) {
  // Stripe voids no paid invoice: that decides.
  const isVoid = invoiceId === null || (await stripe.invoices.voidInvoice(invoiceId).then(() => true, falseIfRefused))
  const subscription = assertObjectKind('subscription', await stripe.subscriptions.retrieve(id))
  if (hasEnded(subscription)) return true
  if (!isVoid || subscription.status !== 'incomplete') return false
  assertObjectKind('subscription', await stripe.subscriptions.cancel(id))
  return true
}

async function endRefunded(stripe: Stripe, id: string) {
  const end = async () => {
    // Before it ends: a refund that fails later must find it.
    assertObjectKind('subscription', await stripe.subscriptions.update(id, { metadata: endedByRefund }))
    assertObjectKind('subscription', await stripe.subscriptions.cancel(id))
  }
  await withMappedErrors(end).catch(nullIfMissing)
}

const newSubscription = (customer: string, price: string, userId: string) => ({
  customer,
  items: [{ price, quantity: 1 }],
  payment_behavior: 'default_incomplete' as const,
  payment_settings: {
    save_default_payment_method: 'on_subscription' as const,
    payment_method_types: ['card' as const],
  },
  metadata: { user_id: userId },
  expand: ['latest_invoice.confirmation_secret'],
})
