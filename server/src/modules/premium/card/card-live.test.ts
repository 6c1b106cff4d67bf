import Stripe from 'stripe'
import { afterAll, describe, expect, test } from 'vitest'
import { startStripeDouble } from '../../../test/stripe/double.ts'
import { openStripe } from '../../../vendors/stripe/open-stripe.ts'
import type { StripeSettings } from '../../../vendors/stripe/stripe-gateway.ts'

/** What cards, people and banks do, at ours or at the real one. */
interface Hands {
  settings: StripeSettings
  pay(paymentIntentId: string): Promise<unknown>
  cancelAtPeriodEnd(subscriptionId: string): Promise<unknown>
  refund(subscriptionId: string, cents?: number): Promise<unknown>
}

/** One scene for both, so that the double cannot drift from what it stands for. */
async function play({ settings, pay, cancelAtPeriodEnd, refund }: Hands) {
  const gateway = openStripe(settings)
  const run = crypto.randomUUID()
  const who = { userId: `test-${run}`, email: `${run}@example.org` }
  expect(await gateway.checkPrices()).toEqual([])
  expect(await gateway.readPayment('pi_made_up')).toBeNull()
  expect(await gateway.read('sub_made_up')).toBeNull()

  const customerId = await gateway.createCustomer(who, `customer ${run}`)
  expect(await gateway.createCustomer(who, `customer ${run}`)).toBe(customerId)
  const input = { customerId, plan: 'annual' as const, userId: who.userId }
  const begun = await gateway.subscribe(input, `first ${run}`)
  expect(begun).toMatchObject({
    status: 'incomplete',
    plan: 'annual',
    clientSecret: expect.stringContaining('_secret_'),
  })
  expect((await gateway.subscribe(input, `first ${run}`)).id).toBe(begun.id)
  expect(await gateway.listOpen(customerId)).toMatchObject([{ id: begun.id, clientSecret: begun.clientSecret }])
  const other = await gateway.subscribe({ ...input, plan: 'monthly' }, `second ${run}`)
  expect(await gateway.abandon(other)).toBe(true)

  const intent = begun.clientSecret?.split('_secret_')[0] ?? ''
  expect(await gateway.readPayment(intent)).toMatchObject({ customerId, subscriptionId: begun.id })
  expect(await gateway.read(begun.id)).toMatchObject({ status: 'incomplete', isPaid: false, isFirst: true })
  await pay(intent)
  await expect.poll(async () => (await gateway.read(begun.id))?.isPaid, { timeout: 20_000 }).toBe(true)
  const paid = await gateway.read(begun.id)
  expect(paid).toMatchObject({ customerId, status: 'active', plan: 'annual', cancelAt: null, takenBack: null })
  expect(((paid?.periodEnd ?? 0) - (paid?.periodStart ?? 0)) / 86_400_000).toBeGreaterThan(364)
  expect(await gateway.readPayment(intent)).toMatchObject({ status: 'succeeded', subscriptionId: begun.id })
  expect(await gateway.subscriptionOf({ paymentIntent: intent })).toBe(begun.id)
  expect(await gateway.abandon(begun)).toBe(false)
  expect(await gateway.openPortal(customerId, 'https://example.org/premium')).toMatch(
    /^https:\/\/billing\.stripe\.com\//,
  )

  await cancelAtPeriodEnd(begun.id)
  expect((await gateway.read(begun.id))?.cancelAt).toBe(paid?.periodEnd)
  await refund(begun.id, 5_000)
  expect((await gateway.read(begun.id))?.takenBack).toBeNull()
  await refund(begun.id)
  expect((await gateway.read(begun.id))?.takenBack).toBe('refunded')
  await gateway.endCustomer(customerId)
  await gateway.endCustomer(customerId)
  expect(await gateway.read(begun.id)).toMatchObject({ status: 'canceled', endedAt: expect.any(Number) })
}

test('the scene is played at the Stripe of our own', async () => {
  const stripe = await startStripeDouble()
  afterAll(stripe.stop)
  await play(stripe)
})

// biome-ignore lint/style/noProcessEnv: a person gives this key, to this test alone
const key = process.env['STRIPE_TEST_KEY'] ?? ''

describe.skipIf(!/^(sk|rk)_test_/.test(key))('with the key of a person', () => {
  test('the same scene is played at the real Stripe, in test mode', { timeout: 120_000 }, async () => {
    const stripe = new Stripe(key, { maxNetworkRetries: 2 })
    const price = async (unit_amount: number, interval: 'month' | 'year') => {
      const product_data = { name: 'Firecrest, for a test' }
      return (await stripe.prices.create({ currency: 'usd', unit_amount, recurring: { interval }, product_data })).id
    }
    const prices = { monthly: await price(995, 'month'), annual: await price(10_945, 'year') }
    const paymentOf = async (id: string) => {
      const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] })
      const invoice = subscription.latest_invoice as Stripe.Invoice
      return String(invoice.payments?.data[0]?.payment.payment_intent)
    }
    await play({
      settings: { secretKey: key, publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', prices },
      pay: (id) =>
        stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: 'https://example.org/' }),
      cancelAtPeriodEnd: (id) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      refund: async (id, amount) =>
        stripe.refunds.create({ payment_intent: await paymentOf(id), ...(amount && { amount }) }),
    })
  })
})
