import { expect, onTestFinished, test, vi } from 'vitest'
import { createCardWorld } from '../../../test/card-world.ts'
import { newCharge } from '../../../test/stripe/objects.ts'

// What a client may say of a payment. `T16` of the list of threats is all of it together.
const world = await createCardWorld()
const { stripe, payer, planOf, post, grants, moveTo } = world
const claim = (cookie: string, payment_intent_id: unknown, more = {}) =>
  post('/api/payment/success', cookie, { payment_intent_id, ...more })
const unknown = { message: 'We can’t find this payment.', code: 'payment_not_found' }
const inReview = {
  message:
    'Your payment arrived, but it didn’t match our prices. Don’t pay again. Email support@firecrest.example and you’ll get Premium or your money back.',
  code: 'payment_in_review',
  params: { contact: 'support@firecrest.example' },
}
const reviewsOf = async ({ id }: { id: string }) =>
  (await world.pool.query('select * from card_review where user_id = $1 order by found_at, payment_id', [id])).rows

/** What is logged until the test ends. */
function readLog() {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  return () => write.mock.calls.map(([line]) => String(line))
}
const notDone = { message: 'This payment hasn’t gone through.', code: 'payment_not_done' }

test('attack 1, T16: a made-up payment is not found, for any person who claims it', async () => {
  const stranger = await world.signIn('Stranger')
  const asked = stripe.service.requests.length
  expect(await claim(stranger.cookie, 'pi_madeup')).toMatchObject({ status: 404, body: unknown })
  // Who never began to pay costs no call to Stripe.
  expect(stripe.service.requests.length).toBe(asked)
  const ada = await payer('Ada', { paid: false })
  expect(await claim(ada.cookie, 'pi_madeup')).toMatchObject({ status: 404, body: unknown })
  expect(await planOf(ada)).toBe('free')
})

test('attack 2, T16: somebody else’s payment answers like one that never was', async () => {
  const [grace, thief] = [await payer('Grace'), await payer('Thief', { paid: false })]
  const [stolen, madeUp] = [await claim(thief.cookie, grace.intent), await claim(thief.cookie, 'pi_madeup')]
  expect([stolen.status, stolen.text]).toEqual([madeUp.status, madeUp.text])
  expect([stolen.status, await planOf(thief)]).toEqual([404, 'free'])
  // Not even whether it is under way.
  const waiting = await payer('Waiting', { paid: false })
  stripe.wait(waiting.intent, 'processing')
  expect((await claim(thief.cookie, waiting.intent)).text).toBe(madeUp.text)
})

test.each([
  { why: 'another price', price: { id: 'price_mug', cents: 995, currency: 'usd', interval: 'month' } },
  { why: 'another amount', price: { id: 'price_monthly', cents: 1, currency: 'usd', interval: 'month' } },
  { why: 'another currency', price: { id: 'price_monthly', cents: 995, currency: 'vnd', interval: 'month' } },
  { why: 'another period', price: { id: 'price_annual', cents: 10_945, currency: 'usd', interval: 'month' } },
] as const)(
  'attack 3, T16: a payment of one’s own for $why gives nothing, and is listed for review once',
  async ({ why, price }) => {
    const lines = readLog()
    const buyer = await payer(`Buyer-${why.replace(' ', '-')}`, { paid: false })
    const { customer } = stripe.shop.subscriptions.get(buyer.subscription) ?? expect.fail()
    const other = stripe.shop.begin(customer, { ...price, active: true }, {})
    const intent = await stripe.pay(stripe.shop.paymentOf(other.latest_invoice).intent.id)
    const replies = await Promise.all(Array.from({ length: 8 }, () => claim(buyer.cookie, intent)))
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([409, inReview])
    await world.deliverAll()
    expect((await claim(buyer.cookie, intent)).body).toEqual(inReview)
    expect(await planOf(buyer)).toBe('free')
    const listed = {
      payment_id: intent,
      user_id: buyer.id,
      customer_id: customer,
      subscription_id: other.id,
      amount: price.cents,
      currency: price.currency,
      found_at: world.clock.now,
      settled_at: null,
      note: null,
    }
    expect([await reviewsOf(buyer), lines().filter((line) => line.includes(intent)).length]).toEqual([[listed], 1])
    const stranger = await payer(`Stranger-${why.replace(' ', '-')}`, { paid: false })
    expect(await claim(stranger.cookie, intent)).toMatchObject({ status: 404, body: unknown })
  },
)

test('attack 3: a payment at a price that is not ours is listed when its page was closed, and each period of it anew', async () => {
  const lines = readLog()
  const buyer = await payer('Closed', { paid: false })
  const { customer } = stripe.shop.subscriptions.get(buyer.subscription) ?? expect.fail()
  const mug = { id: 'price_mug', cents: 1_200, currency: 'usd', interval: 'month', active: true } as const
  const other = stripe.shop.begin(customer, mug, {})
  await stripe.pay(stripe.shop.paymentOf(other.latest_invoice).intent.id)
  await world.deliverAll()
  await world.deliverAll()
  expect(await reviewsOf(buyer)).toMatchObject([{ subscription_id: other.id, amount: 1_200 }])
  moveTo('2026-04-01T12:00:00Z')
  await stripe.renew(other.id)
  await world.deliverAll()
  expect([(await reviewsOf(buyer)).length, lines().filter((line) => line.includes(other.id)).length]).toEqual([2, 2])
  moveTo('2026-03-01T12:00:00Z')
})

test('attack 3: a payment for no subscription at all gives nothing, and is listed once money has moved', async () => {
  const buyer = await payer('Mug', { paid: false })
  const { intent } = stripe.shop.paymentOf(stripe.shop.subscriptions.get(buyer.subscription)?.latest_invoice ?? '')
  const lines = readLog()
  stripe.shop.paymentIntents.set('pi_mug', { ...intent, id: 'pi_mug' })
  expect(await claim(buyer.cookie, 'pi_mug')).toMatchObject({ status: 404, body: unknown })
  expect(await reviewsOf(buyer)).toEqual([])
  stripe.shop.paymentIntents.set('pi_mug', { ...intent, id: 'pi_mug', status: 'succeeded', amount_received: 995 })
  expect(await claim(buyer.cookie, 'pi_mug')).toMatchObject({ status: 409, body: inReview })
  expect(await reviewsOf(buyer)).toMatchObject([{ payment_id: 'pi_mug', subscription_id: null }])
  expect([await planOf(buyer), lines().length]).toEqual(['free', 1])
})

test('attack 3: a payment for no subscription is listed with the amount that arrived, and not once it was refunded', async () => {
  readLog()
  const buyer = await payer('Part', { paid: false })
  const { intent } = stripe.shop.paymentOf(stripe.shop.subscriptions.get(buyer.subscription)?.latest_invoice ?? '')
  const paid = { ...intent, status: 'succeeded' as const }
  stripe.shop.charges.set('ch_back', { ...newCharge('ch_back', paid), refunded: true })
  stripe.shop.paymentIntents.set('pi_back', { ...paid, id: 'pi_back', amount_received: 995, latest_charge: 'ch_back' })
  const back = await claim(buyer.cookie, 'pi_back')
  expect([back.status, back.body]).toEqual([409, { message: 'This payment was refunded.', code: 'payment_refunded' }])
  stripe.shop.paymentIntents.set('pi_part', { ...paid, id: 'pi_part', amount_received: 800 })
  expect(await claim(buyer.cookie, 'pi_part')).toMatchObject({ status: 409, body: inReview })
  expect(await reviewsOf(buyer)).toMatchObject([{ payment_id: 'pi_part', amount: 800 }])
})

test('attack 4, T16: an unfinished payment gives nothing yet, and one that the bank still checks is answered as such', async () => {
  const emmy = await payer('Emmy', { paid: false })
  for (const [state, status, body] of [
    ['processing', 202, { status: 'processing' }],
    ['requires_action', 409, notDone],
    ['canceled', 409, notDone],
  ] as const) {
    stripe.wait(emmy.intent, state)
    expect([state, await claim(emmy.cookie, emmy.intent)]).toMatchObject([state, { status, body }])
    expect(await planOf(emmy)).toBe('free')
  }
})

test('attack 4: a payment whose subscription does not show it yet is answered as under way', async () => {
  const early = await payer('Early', { paid: false })
  const intent = stripe.shop.paymentIntents.get(early.intent) ?? expect.fail()
  intent.status = 'succeeded'
  expect(await claim(early.cookie, early.intent)).toMatchObject({ status: 202, body: { status: 'processing' } })
  expect(await planOf(early)).toBe('free')
})

test('attack 5: a payment that is claimed by many at once, in two processes, is granted once', async () => {
  const hedy = await payer('Hedy', { paid: false })
  await stripe.pay(hedy.secret)
  const processes = [world, world.openProcess()]
  const body = { payment_intent_id: hedy.intent }
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      (processes[i % 2] ?? world).call('POST', '/api/payment/success', { cookie: hedy.cookie, body }),
    ),
  )
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"plan":"premium"}']))
  expect((await grants()).filter(({ user_id }) => user_id === hedy.id)).toHaveLength(1)
})

test('T17: a payment that its page and a webhook claim at once is one period and one letter', async () => {
  const rosa = await payer('Rosa', { paid: false })
  await stripe.pay(rosa.secret)
  const claims = Array.from({ length: 25 }, () => claim(rosa.cookie, rosa.intent))
  const [event] = stripe.shop.events.slice(-1)
  const deliveries = Array.from({ length: 25 }, async () => {
    await world.deliver(stripe.sign(event ?? expect.fail()))
    await world.work()
  })
  const replies = await Promise.all(claims)
  await Promise.all(deliveries)
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect((await grants()).filter(({ user_id }) => user_id === rosa.id)).toMatchObject([
    { reference: rosa.subscription, ends_at: new Date('2026-04-02T12:00:00Z'), revoked_at: null },
  ])
  expect((await world.readMails()).filter(({ to }) => to === rosa.email)).toMatchObject([{ kind: 'premium_started' }])
})

test('attack 6: a subscription that is not that of the payment is refused, and never looked at', async () => {
  const [ida, other] = [await payer('Ida', { paid: false }), await payer('Other')]
  await stripe.pay(ida.secret)
  const foreign = await claim(ida.cookie, ida.intent, { subscription_id: other.subscription })
  expect([foreign.status, foreign.body, await planOf(ida)]).toEqual([404, unknown, 'free'])
  const own = await claim(ida.cookie, ida.intent, { subscription_id: ida.subscription })
  expect([own.status, await planOf(ida)]).toEqual([200, 'premium'])
})

test('attack 7, T19: no amount but the two that there are is taken, and none decides what is paid', async () => {
  const lise = await world.signIn('Lise')
  const amounts = [1, 0, -995, '995', 995.5, 995.0001, '1e3', null, [995], {}, true, 1e21, 2 ** 53]
  const odd = [
    ...amounts.map((amount) => ({ amount, plan: 'monthly' })),
    ...[
      { amount: 995, plan: 'annual' },
      { amount: 10_945, plan: 'monthly' },
      { amount: 995, plan: 'lifetime' },
    ],
    ...[{ amount: 995 }, { plan: 'monthly' }, { amount: 995, plan: 'monthly', currency: 'vnd' }],
    { amount: 995, plan: 'monthly', quantity: 0 },
  ]
  const asked = stripe.service.requests.length
  for (const body of odd) {
    const reply = await post('/api/subscribe/stripe', lise.cookie, body)
    expect([body, reply.status]).toEqual([body, 400])
  }
  for (const number of ['NaN', '995e0x', '0x3e3', '+995']) {
    const body = `{"amount":${number},"plan":"monthly"}`
    expect((await world.call('POST', '/api/subscribe/stripe', { cookie: lise.cookie, body })).status).toBe(400)
  }
  expect(stripe.service.requests.length).toBe(asked)
  const { body } = await post('/api/subscribe/stripe', lise.cookie, { amount: 10_945, plan: 'annual' })
  expect(stripe.shop.paymentIntents.get(body.clientSecret.split('_secret')[0])?.amount).toBe(10_945)
})

test('attack 8: an id that would address something else at Stripe is not a payment', async () => {
  const mary = await payer('Mary', { paid: false })
  const asked = stripe.service.requests.length
  const paths = [
    '../customers',
    'pi_1/../../events',
    'pi_1?expand[]=x',
    'pi_1#',
    'pi_%2e%2e',
    'pi_',
    `pi_${'x'.repeat(300)}`,
  ]
  for (const id of [...paths, 'sub_1', 'PI_1', 'pi_1 ', ' pi_1', 'pi_é', 7, null, ['pi_1']])
    expect([id, (await claim(mary.cookie, id)).status]).toEqual([id, 400])
  expect((await claim(mary.cookie, 'pi_1', { subscription_id: 'sub_../x' })).status).toBe(400)
  expect(stripe.service.requests.length).toBe(asked)
})

test('T16: an old payment, of a subscription that is over, gives nothing again', async () => {
  const vera = await payer('Vera')
  await stripe.cancelNow(vera.subscription)
  expect(await claim(vera.cookie, vera.intent)).toMatchObject({ status: 409, body: notDone })
  expect(await planOf(vera)).toBe('free')
  moveTo('2026-03-01T12:00:00Z')
})

test('a person who asks about payments again and again is soon asked to wait, and Stripe is not called', async () => {
  const nosy = await payer('Nosy', { paid: false })
  const statuses: number[] = []
  for (let i = 0; i < 60; i++) statuses.push((await claim(nosy.cookie, 'pi_madeup')).status)
  const asked = stripe.service.requests.length
  const reply = await claim(nosy.cookie, 'pi_madeup')
  expect([statuses.at(-2), reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([404, 429, true])
  expect(stripe.service.requests.length).toBe(asked)
})
