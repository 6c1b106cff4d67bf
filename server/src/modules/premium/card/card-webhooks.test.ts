import { expect, onTestFinished, test, vi } from 'vitest'
import { openQueue } from '../../../jobs/queue.ts'
import { stripeEventQueueName } from '../../../jobs/stripe-event-queue.ts'
import { createCardWorld } from '../../../test/card-world.ts'
import { countLockWaits } from '../../../test/lock-waits.ts'
import { workEvents } from '../../../test/work-events.ts'
import { fetchMissedEvents, queueUnprocessedEvents, reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { syncSubscription } from './sync-subscription.ts'

// What may come to the webhook, and what may not.
const world = await createCardWorld()
const { stripe, payer, planOf, deliver, work, grants, deliverAll, moveTo } = world
const lastEvent = () => stripe.shop.events.at(-1) ?? expect.fail('there was no event')
const events = async (id: string) => (await world.pool.query('select * from stripe_event where id = $1', [id])).rows
const inMinutes = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000)
const grantsOf = async ({ id }: { id: string }) => (await grants()).filter(({ user_id }) => user_id === id)

test('attack 9, T13, T14: what Stripe has not signed just now, over these very bytes, has no effect', async () => {
  const ada = await payer('Ada', { paid: false })
  await stripe.pay(ada.secret)
  const event = lastEvent()
  const { body, headers } = stripe.sign(event)
  const signature = headers['stripe-signature']
  const with_ = (change: string | undefined, text = body) => ({
    body: text,
    headers: { 'content-type': 'application/json', ...(change !== undefined && { 'stripe-signature': change }) },
  })
  const forged = {
    'no signature': with_(undefined),
    'an empty one': with_(''),
    'another secret': stripe.sign(event, { secret: 'whsec_other' }),
    'an old scheme only': with_(signature.replace('v1=', 'v0=')),
    'one byte changed': with_(signature, body.replace('"livemode":false', '"livemode":true ')),
    'the same JSON, written anew': with_(signature, JSON.stringify(JSON.parse(body), null, 1)),
    'six minutes old': stripe.sign(event, { at: inMinutes(-6) }),
    'of tomorrow': stripe.sign(event, { at: inMinutes(24 * 60) }),
    'of the other mode': stripe.sign(event, { livemode: true }),
    'a list': with_(signature, '[]'),
    nothing: with_(signature, ''),
  }
  for (const [what, delivery] of Object.entries(forged)) {
    const reply = await deliver(delivery)
    expect([what, reply.status, reply.body]).toEqual([
      what,
      400,
      { message: 'Something in this request isn’t right.', code: 'invalid_request' },
    ])
  }
  expect((await deliver(with_(signature, 'x'.repeat(256 * 1024 + 1)))).status).toBe(413)
  await work()
  expect([await events(event.id), await planOf(ada)]).toEqual([[], 'free'])
  // Two secrets sign while one takes the place of the other, and a browser's headers are no matter.
  const rotated = with_(`${signature},v1=${'0'.repeat(64)}`)
  const sent = {
    ...rotated,
    headers: { ...rotated.headers, origin: 'https://stripe.com', 'sec-fetch-site': 'cross-site' },
  }
  const reply = await world.call('POST', '/api/stripe/webhook', sent)
  expect([reply.status, reply.body]).toEqual([200, { received: true }])
  await work()
  expect(await planOf(ada)).toBe('premium')
})

test('the webhook takes nothing but a POST, and says so', async () => {
  const reply = await world.call('GET', '/api/stripe/webhook')
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
})

test('attack 10, T14: an event that arrives fifty times in two processes at once is processed once', async () => {
  const grace = await payer('Grace', { paid: false })
  await stripe.pay(grace.secret)
  const event = lastEvent()
  const another = world.openProcess()
  const processes = [world, { ...world, ...another }]
  const replies = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const { status } = await deliver(stripe.sign(event), processes[i % 2])
      await workEvents(i % 2 ? { ...another, card: world.deps.card } : world.deps)
      return status
    }),
  )
  expect(new Set(replies)).toEqual(new Set([200]))
  expect(await events(event.id)).toMatchObject([{ attempts: 1, error: null, processed_at: world.clock.now }])
  // And again after a day, as if nothing had been before.
  expect(await grantsOf(grace)).toMatchObject([{ ends_at: new Date('2026-04-02T12:00:00Z'), revoked_at: null }])
  await deliver(stripe.sign(event))
  await work()
  expect(await grantsOf(grace)).toHaveLength(1)
  expect(await events(event.id)).toMatchObject([{ attempts: 1, processed_at: world.clock.now }])
  expect((await world.readMails()).filter(({ to }) => to === grace.email)).toHaveLength(1)
})

test('T14: of an event about a payment nothing but ids is stored', async () => {
  const { rows } = await world.pool.query('select payload from stripe_event')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|secret|amount/)
})

test('attack 11, T15: events in the wrong order lead to the present state at Stripe', async () => {
  const emmy = await payer('Emmy', { paid: false })
  const before = stripe.shop.events.length - 1
  await stripe.pay(emmy.secret)
  await stripe.cancelAtPeriodEnd(emmy.subscription)
  await stripe.cancelAtPeriodEnd(emmy.subscription, false)
  for (const event of stripe.shop.events.slice(before).toReversed()) {
    await deliver(stripe.sign(event))
    await work()
  }
  expect(await world.statusOf(emmy)).toMatchObject({ plan: 'premium', card: { cancelsAtPeriodEnd: false } })
  await stripe.cancelNow(emmy.subscription)
  for (const event of stripe.shop.events.slice(before).toReversed()) {
    await deliver(stripe.sign({ ...event, id: `${event.id}_again` }))
    await work()
  }
  expect(await world.statusOf(emmy)).toMatchObject({ plan: 'free', card: { status: 'ended' } })
})

test('T15: an answer of Stripe that was long on its way does not undo a newer one', async () => {
  const tove = await payer('Tove')
  const { card } = world.deps
  const slow = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const readSlowly = async (id: string) => {
    const subscription = await card.read(id)
    read.resolve()
    await slow.promise
    return subscription
  }
  const older = syncSubscription({ ...world.deps, card: { ...card, read: readSlowly } }, tove.subscription)
  await read.promise
  await stripe.cancelNow(tove.subscription)
  const newer = syncSubscription({ ...world.deps, ...world.openProcess(), card }, tove.subscription)
  await Promise.race([newer, expect.poll(() => countLockWaits(world.pool)).toBe(1)])
  slow.resolve()
  await Promise.all([older, newer])
  expect(await planOf(tove)).toBe('free')
})

test('attack 12: events about an unknown customer are stored, and change nothing', async () => {
  const monthly = stripe.shop.prices.get('price_monthly') ?? expect.fail()
  stripe.shop.begin('cus_of_another_shop', monthly, { user_id: (await payer('Hedy', { paid: false })).id })
  const event = lastEvent()
  const of = (change: object) => ({ ...event, ...change })
  const odd = [
    event,
    of({ id: 'evt_nothing', data: { object: { id: 'sub_nothing', object: 'subscription' } } }),
    of({ id: 'evt_without', data: { object: { object: 'charge', payment_intent: null } } }),
    of({ id: 'evt_customer', type: 'customer.deleted', data: { object: { id: 'cus_x', object: 'customer' } } }),
  ]
  for (const each of odd) expect((await deliver(stripe.sign(each))).status).toBe(200)
  await work()
  for (const { id } of odd) expect(await events(id)).toMatchObject([{ error: null, processed_at: world.clock.now }])
  const other = of({ id: 'evt_other', type: 'radar.early_fraud_warning.created' })
  expect([(await deliver(stripe.sign(other))).status, await events('evt_other')]).toEqual([200, []])
  expect(
    (await world.pool.query(`select from stripe_subscription where customer_id = 'cus_of_another_shop'`)).rows,
  ).toEqual([])
})

test('attack 13: a payment without any event is found by the next check, even if no event is stored', async () => {
  const rosa = await payer('Rosa', { paid: false })
  await stripe.pay(rosa.secret)
  stripe.shop.events.length = 0
  await fetchMissedEvents(world.deps)
  expect(await planOf(rosa)).toBe('premium')
})

test('attack 13: events that did not reach us are fetched, and processed once', async () => {
  const nelly = await payer('Nelly')
  await stripe.cancelNow(nelly.subscription)
  const { id } = lastEvent()
  await fetchMissedEvents(world.deps)
  expect(await planOf(nelly)).toBe('premium')
  await work()
  expect(await planOf(nelly)).toBe('free')
  await fetchMissedEvents(world.deps)
  await work()
  expect(await events(id)).toMatchObject([{ attempts: 1 }])
})

test('attack 13: a payment without any event is found by the nightly check', async () => {
  const mary = await payer('Mary')
  await stripe.cancelNow(mary.subscription)
  stripe.shop.events.length = 0
  expect(await planOf(mary)).toBe('premium')
  await reconcileSubscriptions(world.deps)
  expect(await planOf(mary)).toBe('free')
})

test('the nightly job removes events older than thirty days', async () => {
  const [lise] = [await payer('Lise')]
  await deliverAll()
  const count = async () => (await world.pool.query('select from stripe_event')).rowCount ?? 0
  expect(await count()).toBeGreaterThan(0)
  moveTo('2026-03-31T11:00:00Z')
  await reconcileSubscriptions(world.deps)
  expect(await count()).toBeGreaterThan(0)
  moveTo('2026-03-31T13:00:00Z')
  await reconcileSubscriptions(world.deps)
  expect([await count(), await planOf(lise)]).toEqual([0, 'premium'])
  moveTo('2026-03-01T12:00:00Z')
})

/** Each job that has not ended, and in how many seconds it is tried. */
const waits = async () =>
  (
    await world.pool.query<{ state: string; seconds: number }>(
      `select state, extract(epoch from start_after - now())::float8 as seconds from jobs.job
       where name = $1 and state <= 'active'`,
      [stripeEventQueueName],
    )
  ).rows
const letTimePass = () => world.pool.query(`update jobs.job set start_after = now() where state = 'retry'`)

test('attack 14: events of a process that died are processed by another', async () => {
  const ida = await payer('Ida', { paid: false })
  await stripe.pay(ida.secret)
  for (const event of stripe.shop.events.slice(-3)) await deliver(stripe.sign(event))
  // As if it had died with them in its hands.
  const queue = openQueue(world.db)
  expect(await queue.fetch(stripeEventQueueName, { batchSize: 10 })).toHaveLength(3)
  await queue.supervise(stripeEventQueueName)
  await work()
  expect([(await waits()).map(({ state }) => state), await planOf(ida)]).toEqual([Array(3).fill('active'), 'free'])
  await world.pool.query(`update jobs.job set heartbeat_on = now() - interval '31 seconds' where state = 'active'`)
  await world.pool.query(`update jobs.queue set monitor_claim_on = null`)
  await queue.supervise(stripeEventQueueName)
  await letTimePass()
  await workEvents({ ...world.openProcess(), card: world.deps.card })
  expect([await waits(), await planOf(ida)]).toEqual([[], 'premium'])
})

test('attack 14: when Stripe is away, events wait longer and longer, and none is lost', async () => {
  const vera = await payer('Vera', { paid: false })
  await stripe.pay(vera.secret)
  await deliver(stripe.sign(lastEvent()))
  stripe.service.mood = 'failing'
  for (const seconds of [10, 20, 40, 80]) {
    await work()
    // PostgreSQL adds up to as much again by chance, and the time since then is gone.
    expect(await waits()).toEqual([{ state: 'retry', seconds: expect.any(Number) }])
    const [wait] = await waits()
    expect(wait?.seconds).toBeGreaterThan(seconds / 2)
    expect(wait?.seconds).toBeLessThanOrEqual(seconds * 2)
    await letTimePass()
  }
  stripe.service.mood = 'good'
  expect(await planOf(vera)).toBe('free')
  await work()
  expect([await planOf(vera), await waits()]).toEqual(['premium', []])
})

test('attack 14: an event is stored with its job or not at all, so that Stripe sends it again', async () => {
  const jane = await payer('Jane', { paid: false })
  await stripe.pay(jane.secret)
  const event = lastEvent()
  await world.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$`)
  await world.pool.query(
    'create trigger refuse before insert on jobs.job_common for each row execute function refuse()',
  )
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  expect((await deliver(stripe.sign(event))).status).toBe(500)
  expect(logged.mock.calls.join()).toContain('no room')
  expect(await events(event.id)).toEqual([])
  await world.pool.query('drop trigger refuse on jobs.job_common')
  expect((await deliver(stripe.sign(event))).status).toBe(200)
  await work()
  expect(await planOf(jane)).toBe('premium')
})

test('attack 14: an event whose job is gone gets another, and one that has a job gets no second', async () => {
  const rita = await payer('Rita', { paid: false })
  await stripe.pay(rita.secret)
  await deliver(stripe.sign(lastEvent()))
  await queueUnprocessedEvents(world.deps)
  expect(await waits()).toHaveLength(1)
  await world.pool.query('delete from jobs.job where name = $1', [stripeEventQueueName])
  await work()
  expect(await planOf(rita)).toBe('free')
  await fetchMissedEvents({ ...world.deps, card: { ...world.deps.card, missedEvents: async () => [] } })
  expect(await waits()).toHaveLength(1)
})
