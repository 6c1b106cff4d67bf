import { expect, test } from 'vitest'
import { createCardWorld } from '../../../test/card-world.ts'

const world = await createCardWorld()
const { stripe, payer, planOf, statusOf, post, deliverAll, moveTo } = world

test.each([
  {
    plan: 'monthly' as const,
    name: 'Ada',
    until: '2026-04-01T12:00:00.000Z',
    again: '2026-04-02T12:00:00.000Z',
    paid: '$9.95 by card for one month',
    renewsOn: '1 April 2026',
  },
  {
    plan: 'annual' as const,
    name: 'Grace',
    until: '2027-03-01T12:00:00.000Z',
    again: '2027-03-02T12:00:00.000Z',
    paid: '$109.45 by card for one year',
    renewsOn: '1 March 2027',
  },
])(
  'a person who pays $plan by card has Premium at the next request, in every process',
  async ({ plan, name, until, again, paid, renewsOn }) => {
    const ada = await payer(name, { plan, paid: false })
    expect(await planOf(ada)).toBe('free')
    expect(await statusOf(ada)).toEqual({ plan: 'free', endsAt: null, source: null, renewal: null, card: null })
    await stripe.pay(ada.secret)
    const { status, body } = await post('/api/payment/success', ada.cookie, { payment_intent_id: ada.intent })
    expect([status, body]).toEqual([200, { plan: 'premium' }])
    const { call } = world.openProcess()
    expect((await call('GET', '/api/auth/user', ada)).body).toMatchObject({ plan: 'premium' })
    expect((await call('GET', '/api/solutions/history', ada)).status).toBe(200)
    expect(await statusOf(ada)).toEqual({
      renewal: null,
      plan: 'premium',
      source: 'stripe',
      endsAt: again,
      card: { plan, status: 'active', periodEnd: until, cancelsAtPeriodEnd: false },
    })
    await world.deliverAll()
    expect(await world.readMails()).toMatchObject([{ kind: 'premium_started', to: ada.email, paid, renewsOn }])
    await world.pool.query('delete from mail')
  },
)

test('a person who pays and closes the page has Premium as soon as Stripe sends the event', async () => {
  const emmy = await payer('Emmy', { paid: false })
  await stripe.pay(emmy.secret)
  await deliverAll()
  expect(await planOf(emmy)).toBe('premium')
})

test('the old address of the card call sets up the same payment', async () => {
  const mary = await world.signIn('Mary')
  const first = await post('/api/subscribe/stripe', mary.cookie, { amount: 995, plan: 'monthly' })
  expect(first.body).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/), error: null })
  expect((await post('/api/create-subscription', mary.cookie, {})).body).toEqual(first.body)
})

test('anybody may ask for the key that a browser pays with, and for no other', async () => {
  const { body, text } = await world.call('GET', '/api/config')
  expect(body.stripePublishableKey).toBe('pk_test_double')
  expect(text).not.toMatch(/sk_|whsec_/)
})

test('premium that renews goes on, and its end moves with each period', async () => {
  const lise = await payer('Lise')
  moveTo('2026-04-01T12:30:00Z')
  expect(await planOf(lise)).toBe('premium')
  await stripe.renew(lise.subscription)
  await deliverAll()
  expect(await statusOf(lise)).toMatchObject({ plan: 'premium', card: { periodEnd: '2026-05-01T12:00:00.000Z' } })
  moveTo('2026-04-20T12:00:00Z')
  expect(await planOf(lise)).toBe('premium')
  moveTo('2026-03-01T12:00:00Z')
})

test('a person who has Premium already sets up no second payment', async () => {
  const hedy = await payer('Hedy')
  const before = stripe.shop.subscriptions.size
  for (const path of ['/api/create-subscription', '/api/subscribe/stripe']) {
    const body = path.includes('stripe') ? { amount: 995, plan: 'monthly' } : {}
    const reply = await post(path, hedy.cookie, body)
    const message = 'You already have Premium.'
    expect([reply.status, reply.body]).toEqual([
      409,
      { message, code: 'already_premium', clientSecret: null, error: message },
    ])
  }
  expect(stripe.shop.subscriptions.size).toBe(before)
})

test('a person whose payment went through without an event learns it at the next try, and has Premium', async () => {
  const rosa = await payer('Rosa', { paid: false })
  await stripe.pay(rosa.secret)
  expect((await post('/api/create-subscription', rosa.cookie, { plan: 'annual' })).status).toBe(409)
  expect(await planOf(rosa)).toBe('premium')
})

test('a person who pays where our clock is behind that of Stripe has Premium at once', async () => {
  moveTo('2026-03-01T12:02:00Z')
  const ada = await payer('Early', { paid: false })
  moveTo('2026-03-01T12:00:00Z')
  await stripe.pay(ada.secret)
  const { status, body } = await post('/api/payment/success', ada.cookie, { payment_intent_id: ada.intent })
  expect([status, body]).toEqual([200, { plan: 'premium' }])
})
