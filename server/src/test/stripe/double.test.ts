import Stripe from 'stripe'
import { afterAll, expect, test } from 'vitest'
import { buyAndRefund } from './buy-and-refund.ts'
import { startStripeDouble } from './double.ts'

const double = await startStripeDouble()
afterAll(double.stop)
const { hostname: host, port } = new URL(double.settings.apiBase ?? '')
const stripe = new Stripe(double.settings.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 })

const subscribe = async (key?: string) => {
  const customer = await stripe.customers.create({ email: 'ada@example.org', metadata: { user_id: 'ada' } })
  const asked = {
    customer: customer.id,
    items: [{ price: 'price_annual' }],
    payment_behavior: 'default_incomplete' as const,
    expand: ['latest_invoice.confirmation_secret'],
  }
  const options = key ? { idempotencyKey: key } : {}
  return { asked, options, subscription: await stripe.subscriptions.create(asked, options) }
}

test('the same key makes the same subscription, and another request under that key is refused', async () => {
  const { asked, options, subscription } = await subscribe('a key')
  expect((await stripe.subscriptions.create(asked, options)).id).toBe(subscription.id)
  const other = { ...asked, items: [{ price: 'price_monthly' }] }
  await expect(stripe.subscriptions.create(other, options)).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test('what older versions of Stripe could expand is refused', async () => {
  const { subscription } = await subscribe()
  const old = stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payment_intent'] })
  await expect(old).rejects.toThrow('This property cannot be expanded (latest_invoice.payment_intent).')
})

test('a payment leads from its intent over its invoice to its subscription', async () => {
  const { subscription } = await subscribe()
  const invoice = subscription.latest_invoice as Stripe.Invoice
  expect([subscription.status, invoice.status, invoice.amount_due]).toEqual(['incomplete', 'open', 10_945])
  const intent = await double.pay(invoice.confirmation_secret?.client_secret ?? '')
  const payments = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
  const paid = await stripe.invoices.retrieve(String(payments.data[0]?.invoice))
  expect(paid).toMatchObject({ status: 'paid', parent: { subscription_details: { subscription: subscription.id } } })
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

test('its events are signed so that the SDK accepts them, and no others', async () => {
  const { subscription } = await subscribe()
  const event = double.shop.events.at(-1) ?? expect.fail('there was no event')
  const { body, headers } = double.sign(event)
  const read = (secret: string) => stripe.webhooks.constructEvent(body, headers['stripe-signature'], secret)
  expect(read(double.settings.webhookSecret)).toMatchObject({
    type: 'customer.subscription.created',
    data: { object: { id: subscription.id } },
  })
  expect(() => read('whsec_other')).toThrow('signatures')
})

test('unknown things, wrong keys and paid invoices are refused as Stripe refuses them', async () => {
  await expect(stripe.paymentIntents.retrieve('pi_nothing')).rejects.toMatchObject({ code: 'resource_missing' })
  const stranger = new Stripe('sk_test_other', { host, port, protocol: 'http', maxNetworkRetries: 0 })
  await expect(stranger.prices.retrieve('price_annual')).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  const { subscription } = await subscribe()
  const invoice = subscription.latest_invoice as Stripe.Invoice
  await double.pay(invoice.confirmation_secret?.client_secret ?? '')
  await expect(stripe.invoices.voidInvoice(invoice.id ?? '')).rejects.toThrow('open')
})

test('a year is bought and refunded by the same steps as at the real Stripe', async () => {
  await buyAndRefund(double)
})
