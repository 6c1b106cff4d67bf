import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { buyAndRefund } from './buy-and-refund.ts'

const key = process.env['STRIPE_TEST_KEY'] ?? ''

test('a year is bought and refunded at the real Stripe, in test mode', async () => {
  expect(key).toMatch(/^(sk|rk)_test_/)
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
  await buyAndRefund({
    settings: { secretKey: key, publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', prices },
    pay: (id) =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: 'https://example.org/' }),
    cancelAtPeriodEnd: (id) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    refund: async (id, amount) =>
      stripe.refunds.create({ payment_intent: await paymentOf(id), ...(amount && { amount }) }),
  })
})
