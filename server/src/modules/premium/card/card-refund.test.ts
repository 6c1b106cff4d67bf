import { expect, test } from 'vitest'
import { createCardWorld } from '../../../test/card-world.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import { insertGrant } from '../grants.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { syncSubscription } from './sync-subscription.ts'

// What happens after all of the money went back.
const world = await createCardWorld()
const { stripe, payer, planOf, statusOf, post, deliverAll, moveTo } = world
const statusAtStripe = (id: string) => stripe.shop.subscriptions.get(id)?.status
const ends = (id: string) =>
  stripe.service.requests.filter(({ call }) => call === `DELETE /v1/subscriptions/${id}`).length
const letters = async ({ email }: { email: string }) =>
  (await world.readMails()).filter(({ to }) => to === email).map(({ kind }) => kind)

test('attack 18: a person whose payment was refunded gets a mail, is charged no more, and may buy again', async () => {
  const emmy = await payer('Emmy')
  await stripe.refund(emmy.subscription)
  await deliverAll()
  await deliverAll()
  expect(await statusOf(emmy)).toMatchObject({ plan: 'free', source: null, card: { status: 'refunded' } })
  expect([statusAtStripe(emmy.subscription), ends(emmy.subscription)]).toEqual(['canceled', 1])
  expect(await letters(emmy)).toEqual(['premium_started', 'premium_ended'])
  moveTo('2026-04-02T12:00:00Z')
  await stripe.passTime()
  await deliverAll()
  expect(stripe.shop.subscriptions.get(emmy.subscription)?.items.data[0]?.current_period_end).toBe(
    Date.parse('2026-04-01T12:00:00Z') / 1000,
  )
  const again = await post('/api/create-subscription', emmy.cookie, {})
  expect(again).toMatchObject({ status: 200, body: { error: null } })
  await stripe.pay(again.body.clientSecret)
  await deliverAll()
  expect(await statusOf(emmy)).toMatchObject({ plan: 'premium', card: { status: 'active' } })
  moveTo('2026-03-01T12:00:00Z')
})

test('attack 18: when a part of the money went back, nothing ends', async () => {
  const ada = await payer('Ada')
  await stripe.refund(ada.subscription, 900)
  await deliverAll()
  expect(await statusOf(ada)).toMatchObject({ plan: 'premium', card: { status: 'active' } })
  expect([statusAtStripe(ada.subscription), ends(ada.subscription)]).toEqual(['active', 0])
})

/** The event of the refund arrives, and Stripe goes away before the subscription can end. */
async function deliverHalf(subscription: string) {
  const away = async () => {
    throw new CardError('away', 'Nobody answers.')
  }
  const card = { ...world.deps.card, endRefunded: away }
  await expect(syncSubscription({ ...world.deps, card }, subscription)).rejects.toThrow('Nobody answers.')
}

test('a subscription that could not be ended at once is ended in the night', async () => {
  const rosa = await payer('Rosa')
  await stripe.refund(rosa.subscription)
  await deliverHalf(rosa.subscription)
  expect([await planOf(rosa), statusAtStripe(rosa.subscription)]).toEqual(['free', 'active'])
  await reconcileSubscriptions(world.deps)
  expect(statusAtStripe(rosa.subscription)).toBe('canceled')
  expect(await letters(rosa)).toEqual(['premium_started', 'premium_ended'])
})

test('a person who buys again before the refunded subscription has ended is not asked to put a card right', async () => {
  const hedy = await payer('Hedy')
  await stripe.refund(hedy.subscription)
  await deliverHalf(hedy.subscription)
  const again = await post('/api/create-subscription', hedy.cookie, { plan: 'annual' })
  expect(again).toMatchObject({ status: 200, body: { clientSecret: expect.any(String), error: null } })
  expect(statusAtStripe(hedy.subscription)).toBe('canceled')
})

test('a refund that ten processes look at in the same moment ends the subscription once, with one letter', async () => {
  const lise = await payer('Lise')
  await stripe.refund(lise.subscription)
  const other = { ...world.deps, ...world.openProcess(), card: world.deps.card }
  const looks = Array.from({ length: 10 }, (_, i) => syncSubscription(i % 2 ? other : world.deps, lise.subscription))
  await Promise.all(looks)
  expect([ends(lise.subscription), await letters(lise)]).toEqual([1, ['premium_started', 'premium_ended']])
})

test('a refund in another shop at the same Stripe ends nothing there', async () => {
  const monthly = stripe.shop.prices.get('price_monthly') ?? expect.fail('no price')
  const foreign = stripe.shop.begin('cus_of_another_shop', monthly, {})
  await stripe.pay(stripe.shop.paymentOf(foreign.latest_invoice).intent.id)
  await stripe.refund(foreign.id)
  await deliverAll()
  expect([statusAtStripe(foreign.id), ends(foreign.id)]).toEqual(['active', 0])
})

test('a person who had Premium again after a refund is a person whose Premium ended, not one who was refunded', async () => {
  const maria = await payer('Maria')
  await stripe.refund(maria.subscription)
  await deliverAll()
  const cardOf = async () => (await statusOf(maria)).card.status
  expect(await cardOf()).toBe('refunded')
  const startsAt = new Date('2026-03-02T12:00:00Z')
  const year = { source: 'crypto', reference: 'year-of-maria', plan: 'annual' } as const
  await insertGrant(world.deps.db, { ...year, userId: maria.id, startsAt, endsAt: new Date('2026-03-04T12:00:00Z') })
  expect(await cardOf()).toBe('refunded')
  moveTo('2026-03-05T12:00:00Z')
  expect(await statusOf(maria)).toMatchObject({ plan: 'free', card: { status: 'ended' } })
  moveTo('2026-03-01T12:00:00Z')
})

test('a dispute that is lost ends the subscription, and the person may buy again', async () => {
  const vera = await payer('Vera')
  const dispute = await stripe.dispute(vera.subscription)
  await deliverAll()
  expect([await planOf(vera), statusAtStripe(vera.subscription)]).toEqual(['free', 'active'])
  const early = await post('/api/create-subscription', vera.cookie, {})
  expect(early).toMatchObject({ status: 409, body: { clientSecret: null } })
  expect(early.body.error).toMatch(/dispute about your payment.*support@firecrest.example/)
  await stripe.closeDispute(dispute, 'lost')
  await deliverAll()
  expect([await planOf(vera), statusAtStripe(vera.subscription), ends(vera.subscription)]).toEqual([
    'free',
    'canceled',
    1,
  ])
  expect(await statusOf(vera)).toMatchObject({ card: { status: 'charged_back' }, renewal: null })
  expect(await letters(vera)).toEqual(['premium_started', 'premium_ended'])
  const again = await post('/api/create-subscription', vera.cookie, {})
  expect(again).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } })
})

test('a comment that a person writes at Stripe while they cancel gives no days', async () => {
  const joan = await payer('Joan')
  const subscription = stripe.shop.subscriptions.get(joan.subscription) ?? expect.fail('gone')
  subscription.cancellation_details.comment = 'Ended by Firecrest: the payment was refunded.'
  stripe.shop.end(subscription, 'canceled')
  await deliverAll()
  expect([await planOf(joan), (await statusOf(joan)).card.status]).toEqual(['free', 'ended'])
})
