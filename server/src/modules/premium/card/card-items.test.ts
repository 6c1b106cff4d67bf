import { expect, onTestFinished, test, vi } from 'vitest'
import { createCardWorld } from '../../../test/card-world.ts'
import { newSubscription, type Price } from '../../../test/stripe/objects.ts'
import { after } from '../../../test/stripe/shop.ts'

// A subscription that an operator made or changed at Stripe may hold several things.
const world = await createCardWorld({ adminEmails: ['root@example.org'], supportEmail: null })
const { stripe, payer, planOf, statusOf, post, deliverAll } = world
const root = await world.signIn('Root')
const mug: Price = { id: 'price_mug', cents: 1_500, currency: 'usd', interval: 'month', active: true }
/** A mug is paid by the day. */
const endOf = ({ id }: Price, begun: number) => (id === 'price_mug' ? begun + 86_400 : after(begun, 'month'))
const priceCalled = (id: string) => stripe.shop.prices.get(id) ?? expect.fail('no price')
const reviews = async () => (await world.call('GET', '/api/admin/card-payments', root)).body

/** Somebody whose subscription comes to hold these, and who then pays all of it. */
async function buyer(name: string, prices: Price[], hasMore = false) {
  const person = await payer(name, { paid: false })
  const subscription = stripe.shop.subscriptions.get(person.subscription) ?? expect.fail('no subscription')
  const { id, customer, created, metadata } = subscription
  const items = prices.map(
    (price) => newSubscription({ id, customer, price, metadata, created, periodEnd: endOf(price, created) }).items.data,
  )
  subscription.items.data = items.flat()
  subscription.items.has_more = hasMore
  const intent = await stripe.pay(person.secret)
  const confirmed = await post('/api/payment/success', person.cookie, { payment_intent_id: intent })
  return { ...person, intent, confirmed }
}

test('a subscription that holds our plan beside another thing gives Premium for the period of our plan', async () => {
  const ada = await buyer('Ada', [mug, priceCalled('price_monthly')])
  expect([ada.confirmed.status, ada.confirmed.body]).toEqual([200, { plan: 'premium' }])
  expect((await statusOf(ada)).card).toMatchObject({ plan: 'monthly', periodEnd: '2026-04-01T12:00:00.000Z' })
  await deliverAll()
  expect([await planOf(ada), await reviews()]).toEqual(['premium', []])
})

test.each([
  { why: 'both of our plans', name: 'Both', prices: [priceCalled('price_monthly'), priceCalled('price_annual')] },
  { why: 'two other things', name: 'Neither', prices: [mug, { ...mug, id: 'price_hat' }] },
  { why: 'more than one answer lists', name: 'Many', prices: [priceCalled('price_monthly')], hasMore: true },
])(
  'a subscription that holds $why gives nothing by itself, and waits for an admin',
  async ({ name, prices, hasMore = false }) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    const person = await buyer(name, prices, hasMore)
    expect(person.confirmed).toMatchObject({ status: 409, body: { code: 'payment_in_review' } })
    expect(person.confirmed.body.message).toContain('Email the site owner and you’ll get')
    await deliverAll()
    expect(await planOf(person)).toBe('free')
    const listed = { paymentId: person.intent, userId: person.id, subscriptionId: person.subscription }
    expect(await reviews()).toContainEqual(expect.objectContaining(listed))
    expect(write.mock.calls.filter(([line]) => String(line).includes('waiting for review'))).toHaveLength(1)
  },
)

test('a first payment that asks for more than our plan is never shown as the price of our plan', async () => {
  const grace = await payer('Grace', { paid: false })
  const subscription = stripe.shop.subscriptions.get(grace.subscription) ?? expect.fail('no subscription')
  const { id, customer, created, metadata } = subscription
  subscription.items.data.push(
    ...newSubscription({ id, customer, price: mug, metadata, created, periodEnd: created }).items.data,
  )
  const again = await post('/api/create-subscription', grace.cookie, { plan: 'monthly' })
  expect(again).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } })
  expect(again.body.clientSecret).not.toBe(grace.secret)
  expect(stripe.shop.subscriptions.get(grace.subscription)?.status).toBe('incomplete_expired')
})
