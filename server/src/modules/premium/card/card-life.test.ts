import { expect, test } from 'vitest'
import { lockNames } from '../../../db/locks.ts'
import { createCardWorld } from '../../../test/card-world.ts'
import { countLockWaits } from '../../../test/lock-waits.ts'

// What happens to a subscription after it was paid first.
const world = await createCardWorld()
const { stripe, payer, planOf, statusOf, post, deliverAll, moveTo } = world

async function at(moment: string, who: { cookie: string }) {
  moveTo(moment)
  await deliverAll()
  return await planOf(who)
}

test('attack 17: a renewal that fails leaves a week, then nothing, and gives it all back when it is paid', async () => {
  const ada = await payer('Ada')
  moveTo('2026-04-01T12:00:00Z')
  await stripe.renew(ada.subscription, { pays: false })
  expect(await at('2026-04-01T12:00:00Z', ada)).toBe('premium')
  expect(await statusOf(ada)).toMatchObject({ endsAt: '2026-04-08T12:00:00.000Z', card: { status: 'past_due' } })
  expect(await at('2026-04-08T11:59:59Z', ada)).toBe('premium')
  expect(await at('2026-04-08T12:00:00Z', ada)).toBe('free')
  // It can still be paid in the portal, and no second one is begun.
  const second = await post('/api/create-subscription', ada.cookie, {})
  expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('is unpaid')])
  expect((await post('/api/billing/portal', ada.cookie, {})).status).toBe(200)
  await stripe.giveUp(ada.subscription)
  expect(await at('2026-04-10T12:00:00Z', ada)).toBe('free')
  await stripe.payRenewal(ada.subscription)
  expect(await at('2026-04-11T12:00:00Z', ada)).toBe('premium')
  expect(await statusOf(ada)).toMatchObject({ endsAt: '2026-05-02T12:00:00.000Z', card: { status: 'active' } })
  moveTo('2026-03-01T12:00:00Z')
})

test('attack 18: a part of the money back changes nothing, all of it ends Premium, and a refund that fails is none', async () => {
  const grace = await payer('Grace', { plan: 'annual' })
  await stripe.refund(grace.subscription, 5_000)
  expect(await at('2026-03-02T12:00:00Z', grace)).toBe('premium')
  const rest = await stripe.refund(grace.subscription)
  expect(await at('2026-03-02T12:00:00Z', grace)).toBe('free')
  const letters = (await world.readMails()).filter(({ to }) => to === grace.email)
  expect(letters.map(({ kind }) => kind)).toEqual(['premium_started', 'premium_ended'])
  await stripe.failRefund(rest)
  expect(await at('2026-03-03T12:00:00Z', grace)).toBe('premium')
  moveTo('2026-03-01T12:00:00Z')
})

test.each(['won', 'lost'] as const)(
  'attack 19: a dispute suspends Premium, and when it is %s that is decided',
  async (end) => {
    const rosa = await payer(`Rosa-${end}`)
    const dispute = await stripe.dispute(rosa.subscription)
    expect(await at('2026-03-05T12:00:00Z', rosa)).toBe('free')
    await stripe.closeDispute(dispute, end)
    expect(await at('2026-03-20T12:00:00Z', rosa)).toBe(end === 'won' ? 'premium' : 'free')
    moveTo('2026-03-01T12:00:00Z')
  },
)

test('attack 20: a person who cancels has Premium until the last second they paid for, and may take it back', async () => {
  const hedy = await payer('Hedy')
  await stripe.cancelAtPeriodEnd(hedy.subscription)
  expect(await at('2026-03-10T12:00:00Z', hedy)).toBe('premium')
  expect(await statusOf(hedy)).toEqual({
    renewal: null,
    plan: 'premium',
    source: 'stripe',
    endsAt: '2026-04-01T12:00:00.000Z',
    card: { plan: 'monthly', status: 'active', periodEnd: '2026-04-01T12:00:00.000Z', cancelsAtPeriodEnd: true },
  })
  await stripe.cancelAtPeriodEnd(hedy.subscription, false)
  await at('2026-03-11T12:00:00Z', hedy)
  expect(await statusOf(hedy)).toMatchObject({
    endsAt: '2026-04-02T12:00:00.000Z',
    card: { cancelsAtPeriodEnd: false },
  })
  await stripe.cancelAtPeriodEnd(hedy.subscription)
  expect(await at('2026-04-01T11:59:59Z', hedy)).toBe('premium')
  moveTo('2026-04-01T12:00:00Z')
  expect(await planOf(hedy)).toBe('free')
  await stripe.passTime()
  expect(await at('2026-04-01T12:00:01Z', hedy)).toBe('free')
  expect(await statusOf(hedy)).toMatchObject({ endsAt: null, source: null, card: { status: 'ended' } })
  expect((await world.readMails()).filter(({ to }) => to === hedy.email)).toMatchObject([
    { kind: 'premium_started' },
    { kind: 'premium_ended' },
  ])
  // And may begin again.
  expect((await post('/api/create-subscription', hedy.cookie, {})).status).toBe(200)
  moveTo('2026-03-01T12:00:00Z')
})

test('attack 20: a subscription that is ended at once ends Premium at once', async () => {
  const lise = await payer('Lise')
  await stripe.cancelNow(lise.subscription)
  expect(await at('2026-03-01T12:00:01Z', lise)).toBe('free')
})

test('a person with a second subscription made by hand has the Premium of both, and checking them ends', async () => {
  const ida = await payer('Ida')
  const { customer } = stripe.shop.subscriptions.get(ida.subscription) ?? expect.fail()
  const second = stripe.shop.begin(customer, stripe.shop.prices.get('price_annual') ?? expect.fail(), {})
  await stripe.pay(stripe.shop.paymentOf(second.latest_invoice).intent.id)
  expect(await at('2026-03-02T12:00:00Z', ida)).toBe('premium')
  const stuck = 'select from stripe_event where processed_at is null'
  expect((await world.pool.query(stuck)).rowCount).toBe(0)
  await stripe.cancelNow(ida.subscription)
  expect(await at('2026-05-01T12:00:00Z', ida)).toBe('premium')
  expect((await world.pool.query(stuck)).rowCount).toBe(0)
  moveTo('2026-03-01T12:00:00Z')
})

const goodbye = (who: { cookie: string; email: string }) =>
  post('/api/settings/delete-account', who.cookie, { confirmation: who.email, password: 'analytical' })

test('attack 24: a person who deletes their account pays no more, and their payments stay without a name', async () => {
  const mary = await payer('Mary', { plan: 'annual' })
  expect((await goodbye(mary)).status).toBe(200)
  expect(stripe.shop.subscriptions.get(mary.subscription)).toMatchObject({ status: 'canceled' })
  await deliverAll()
  const { rows } = await world.pool.query(
    `select g.user_id, s.user_id as payer, s.status from entitlement_grant g
     join stripe_subscription s on s.id = g.reference where s.id = $1`,
    [mary.subscription],
  )
  expect(rows).toEqual([{ user_id: null, payer: null, status: 'canceled' }])
})

test('attack 24: while Stripe is away nothing of an account is deleted', async () => {
  const tove = await payer('Tove')
  stripe.service.mood = 'failing'
  const refused = await goodbye(tove)
  stripe.service.mood = 'good'
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(/isn’t responding\./)])
  expect([await planOf(tove), stripe.shop.subscriptions.get(tove.subscription)?.status]).toEqual(['premium', 'active'])
  expect((await goodbye(tove)).status).toBe(200)
})

test('attack 24: a wrong password ends no subscription', async () => {
  const vera = await payer('Vera')
  const body = { confirmation: vera.email, password: 'a guess' }
  expect((await post('/api/settings/delete-account', vera.cookie, body)).status).toBe(400)
  expect(stripe.shop.subscriptions.get(vera.subscription)?.status).toBe('active')
})

test('attack 24: deleting an account while a payment is set up leaves nothing that can be paid', async () => {
  const edith = await payer('Edith', { paid: false })
  const another = world.openProcess()
  const asked: { reply?: ReturnType<typeof post> } = {}
  const stop = stripe.service.before('DELETE /v1/customers/:id', async () => {
    asked.reply = another.call('POST', '/api/create-subscription', { cookie: edith.cookie, body: { plan: 'annual' } })
    await Promise.race([asked.reply, expect.poll(() => countLockWaits(world.pool)).toBe(1)])
  })
  expect((await goodbye(edith)).status).toBe(200)
  stop()
  expect(await asked.reply).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
  const own = [...stripe.shop.subscriptions.values()].filter(({ metadata }) => metadata['user_id'] === edith.id)
  expect(own.map(({ status }) => status)).toEqual(['canceled'])
})

test('attack 24: while the rows of a closed account wait to be removed, no customer is made for it', async () => {
  const kit = await payer('Kit', { paid: false })
  const close = `update "user" set deleted_at = now(), email = 'deleted ' || id, stripe_customer_id = null where id = $1`
  const asked: { reply?: ReturnType<typeof post> } = {}
  await world.deps.withLock(lockNames.payer(kit.id), async () => {
    asked.reply = post('/api/create-subscription', kit.cookie, { plan: 'annual' })
    await expect.poll(() => countLockWaits(world.pool)).toBe(1)
    await world.pool.query(close, [kit.id])
  })
  const before = stripe.shop.customers.size
  expect(await asked.reply).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
  expect(stripe.shop.customers.size).toBe(before)
})
