import { expect, onTestFinished, test } from 'vitest'
import { createCardWorld } from '../../../test/card-world.ts'
import type { Mood } from '../../../test/stripe/service.ts'

const world = await createCardWorld({ publicUrl: 'https://firecrest.example' }, { timeoutMs: 5_000 })
const { stripe, payer, planOf, moveTo } = world
/** Host and Origin of the page itself. */
const headers = { host: 'firecrest.example' }
const post = (path: string, cookie: string, body: object) => world.call('POST', path, { cookie, body, headers })
const begin = (cookie: string, plan = 'monthly') => post('/api/create-subscription', cookie, { plan })
const running = () => [...stripe.shop.subscriptions.values()].filter(({ status }) => status === 'incomplete').length
const away = 'Failed to initialize payment. Please try again.'

function inMood(...moods: Mood[]) {
  stripe.service.moods.push(...moods)
  onTestFinished(() => void stripe.service.moods.splice(0))
}

test('attack 15: however often somebody clicks, in two processes, one subscription waits for them', async () => {
  const ada = await world.signIn('Ada')
  const before = running()
  const processes = [world, world.openProcess()]
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      (processes[i % 2] ?? world).call('POST', '/api/create-subscription', { cookie: ada.cookie, body: {}, headers }),
    ),
  )
  expect(replies[0]?.text).toMatch(/pi_\w+_secret/)
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(running() - before).toBe(1)
})

test('a payment that the bank still thinks about is found again, and neither plan ends it or begins another', async () => {
  const mary = await world.payer('Mary', { paid: false })
  const pending = async (cookie: string) =>
    (await world.call('GET', '/api/premium/pending-payment', { cookie, headers })).body.payment
  expect(await pending(mary.cookie)).toBeNull()
  stripe.wait(mary.intent, 'processing')
  expect(await pending(mary.cookie)).toEqual({ id: mary.intent, plan: 'monthly' })
  for (const plan of ['annual', 'monthly'])
    expect(await begin(mary.cookie, plan)).toMatchObject({
      status: 409,
      body: { code: 'payment_pending', clientSecret: null, error: expect.stringContaining('on the way') },
    })
  expect(stripe.shop.subscriptions.get(mary.subscription)?.status).toBe('incomplete')
  await stripe.pay(mary.secret)
  await world.deliverAll()
  expect([await planOf(mary), await pending(mary.cookie)]).toEqual(['premium', null])
})

test('a payment that the bank refused in the end makes room for another plan', async () => {
  const dian = await world.payer('Dian', { paid: false })
  stripe.wait(dian.intent, 'processing')
  expect((await begin(dian.cookie, 'annual')).status).toBe(409)
  await stripe.decline(dian.secret)
  expect((await begin(dian.cookie, 'annual')).status).toBe(200)
})

test('who only looks at the plans is not known to Stripe', async () => {
  const vera = await world.signIn('Vera')
  const asked = stripe.service.requests.length
  for (const path of ['/api/premium', '/api/premium/pending-payment', '/api/config'])
    expect((await world.call('GET', path, { cookie: vera.cookie, headers })).status).toBe(200)
  expect([
    stripe.service.requests.length - asked,
    (await world.pool.query('select stripe_customer_id as id from "user" where id = $1', [vera.id])).rows,
  ]).toEqual([0, [{ id: null }]])
})

test.each([
  {
    what: 'an unknown plan',
    status: 400,
    code: 'invalid_request',
    sent: { plan: 'weekly' },
    said: /^Something in this request isn’t right/,
  },
  {
    what: 'an unknown field',
    status: 400,
    code: 'invalid_request',
    sent: { coupon: 'free' },
    said: /^Something in this request isn’t right/,
  },
  { what: 'unreadable JSON', status: 400, code: 'bad_json', sent: '{', said: /^We can’t read this request’s JSON\.$/ },
  {
    what: 'too much',
    status: 413,
    code: 'body_too_large',
    sent: { plan: 'x'.repeat(70_000) },
    said: /^This request is too large\.$/,
  },
])('a set-up refused for $what has no secret and says the error as every other set-up does', async (row) => {
  const ada = await world.signIn('Ada')
  for (const path of ['/api/create-subscription', '/api/subscribe/stripe']) {
    const { status, body } = await world.call('POST', path, { cookie: ada.cookie, body: row.sent, headers })
    const params = 'params' in body ? { params: { field: 'plan' } } : {}
    expect([path, status, body]).toEqual([
      path,
      row.status,
      { message: body.message, code: row.code, ...params, clientSecret: null, error: body.message },
    ])
    expect(body.message).toMatch(row.said)
  }
})

test('attack 16: a person who changes the plan gets another payment, and the first can be paid no more', async () => {
  const grace = await world.signIn('Grace')
  const first = await begin(grace.cookie, 'monthly')
  const second = await begin(grace.cookie, 'annual')
  const third = await begin(grace.cookie, 'monthly')
  const secrets = [first, second, third].map(({ body }) => body.clientSecret)
  expect(new Set(secrets).size).toBe(3)
  for (const dead of secrets.slice(0, 2)) await expect(stripe.pay(dead)).rejects.toThrow('cancelled')
  await stripe.pay(secrets[2])
  await world.deliverAll()
  expect(await planOf(grace)).toBe('premium')
  const letters = (await world.readMails()).filter(({ to }) => to === grace.email)
  expect(letters).toMatchObject([{ kind: 'premium_started' }])
})

test('attack 16: of both plans asked for at once, in two processes, one can be paid', async () => {
  const nelly = await world.signIn('Nelly')
  const before = running()
  const processes = [world, world.openProcess()]
  const replies = await Promise.all(
    (['monthly', 'annual', 'monthly', 'annual'] as const).map((plan, i) =>
      (processes[i % 2] ?? world).call('POST', '/api/create-subscription', { ...nelly, body: { plan }, headers }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(running() - before).toBe(1)
})

test('attack 16: a person who paid the first plan while asking for the other has what they paid for', async () => {
  const lise = await world.signIn('Lise')
  const { body } = await begin(lise.cookie, 'monthly')
  // The page asks for the other plan, and the card pays before the first is cancelled at Stripe.
  const stop = stripe.service.before('POST /v1/invoices/:id/void', () => stripe.pay(body.clientSecret))
  const reply = await begin(lise.cookie, 'annual')
  stop()
  expect([reply.status, await planOf(lise)]).toEqual([409, 'premium'])
})

test('attack 16: an unpaid payment is replaced by a new one on another day', async () => {
  const emmy = await world.signIn('Emmy')
  const first = await begin(emmy.cookie)
  moveTo('2026-03-02T12:00:00Z')
  await stripe.passTime()
  const second = await begin(emmy.cookie)
  expect([second.status, second.body.clientSecret === first.body.clientSecret]).toEqual([200, false])
  moveTo('2026-03-01T12:00:00Z')
})

test.each<{ mood: Mood; at: number; what: string }>([
  { mood: 'cut', at: 2, what: 'making the subscription' },
  { mood: 'silent', at: 2, what: 'making the subscription' },
  { mood: 'cut', at: 0, what: 'making the customer' },
])('attack 21: if Stripe is $mood after $what, the next try finds it', async ({ mood, at, what }) => {
  const person = await world.signIn(`Try-${mood}-${what.split(' ')[2]}`)
  const [customers, waiting] = [stripe.shop.customers.size, running()]
  // A connection that breaks is tried once more by itself.
  inMood(...Array<Mood>(at).fill('good'), mood, ...(mood === 'cut' ? [mood] : []))
  const failed = await begin(person.cookie)
  expect([failed.status, failed.body]).toEqual([
    503,
    { message: away, code: 'payment_setup_failed', clientSecret: null, error: away },
  ])
  const { status } = await begin(person.cookie)
  expect([status, stripe.shop.customers.size - customers, running() - waiting]).toEqual([200, 1, 1])
})

test('attack 21: a failure that Stripe repeats for the key of an attempt is not repeated at the next one', async () => {
  const person = await world.signIn('Broken')
  const waiting = running()
  // The customer and the list are had; setting up fails.
  inMood('good', 'good', 'broken')
  expect((await begin(person.cookie)).status).toBe(503)
  expect([(await begin(person.cookie)).status, running() - waiting]).toEqual([200, 1])
})

test.each<Mood>(['foreign 404', 'html', 'failing', 'away'])(
  'attack 22: an answer that is not of Stripe (%s) is answered as a failure, at every step, and gives nothing',
  async (mood) => {
    const rosa = await payer(`Rosa-${mood.replace(' ', '-')}`, { paid: false })
    await stripe.pay(rosa.secret)
    for (const call of ['/api/create-subscription', '/api/payment/success', '/api/billing/portal']) {
      const body = call.endsWith('success') ? { payment_intent_id: rosa.intent } : {}
      if (call.endsWith('portal'))
        await world.pool.query(`update stripe_subscription set status = 'canceled' where id = $1`, [rosa.subscription])
      stripe.service.mood = mood
      const reply = await post(call, rosa.cookie, body)
      stripe.service.mood = 'good'
      expect([call, reply.status, reply.body.message]).toEqual([call, 503, expect.stringMatching(/ry again/)])
      expect(reply.text).not.toContain('Not Found')
    }
    expect(await planOf(rosa)).toBe('free')
  },
)

test('attack 23: the portal of Stripe returns to our address, whatever a request says', async () => {
  const hedy = await payer('Hedy')
  const evil = 'https://evil.example/'
  const portal = (sent: object) => world.call('POST', '/api/billing/portal', { cookie: hedy.cookie, headers, ...sent })
  expect((await portal({ body: { return_url: evil } })).status).toBe(400)
  const reply = await portal({ body: {}, headers: { ...headers, 'x-forwarded-host': 'evil.example', referer: evil } })
  expect([reply.status, Object.keys(reply.body)]).toEqual([200, ['url']])
  expect(reply.body.url).toMatch(/^https:\/\/billing\.stripe\.com\//)
  const asked = stripe.service.requests.at(-1)
  expect(new URLSearchParams(asked?.text).get('return_url')).toBe('https://firecrest.example/premium')
})

test('a person who never paid by card has no portal', async () => {
  const vera = await payer('Vera', { paid: false })
  expect(await post('/api/billing/portal', vera.cookie, {})).toMatchObject({
    status: 404,
    body: { message: 'You don’t have a card subscription.' },
  })
})

test('T19: a wrong price at Stripe is never offered', async () => {
  const ida = await world.signIn('Ida')
  const monthly = stripe.shop.prices.get('price_monthly') ?? expect.fail()
  stripe.shop.prices.set('price_monthly', { ...monthly, cents: 99_500 })
  const wrong = await begin(ida.cookie)
  expect(await stripeGateway().checkPrices()).toEqual([
    'STRIPE_PRICE_MONTHLY is the wrong price: it costs 99500 cents, not 995.',
  ])
  stripe.shop.prices.set('price_monthly', monthly)
  expect([wrong.status, wrong.body.clientSecret]).toEqual([503, null])
  expect(await stripeGateway().checkPrices()).toEqual([])
  // What was begun at the wrong price is given up.
  const right = await begin(ida.cookie)
  const intent = stripe.shop.paymentIntents.get(right.body.clientSecret.split('_secret')[0])
  expect([right.status, intent?.amount]).toEqual([200, 995])
})

const stripeGateway = () => world.deps.card

test.each([true, false])(
  'a customer who was deleted at Stripe gets a new one there; forgotten there: %s',
  async (isForgotten) => {
    const tove = await payer(`Tove-${isForgotten}`, { paid: false })
    const { customer } = stripe.shop.subscriptions.get(tove.subscription) ?? expect.fail()
    await world.deps.card.endCustomer(customer)
    if (isForgotten) stripe.shop.customers.delete(customer)
    const { status } = await begin(tove.cookie)
    const { rows } = await world.pool.query('select stripe_customer_id as id from "user" where id = $1', [tove.id])
    expect([status, rows[0].id === customer]).toEqual([200, false])
  },
)
