import type { CardPlan } from '@app/domain/premium/price'
import { afterAll, expect } from 'vitest'
import { openStripeGateway } from '../vendors/stripe/open-stripe.ts'
import { startStripeDouble } from './stripe/double.ts'
import { workEvents } from './work-events.ts'
import { createWorld, type Sent, type WorldSettings } from './world.ts'

/** Ada begins on the first of a month, so that its periods are easy to read. */
export const cardStart = '2026-03-01T12:00:00Z'

/**
 * A world where Stripe is a double on a port of its own; both live by the world's clock, until the file ends.
 * `stripeSettings` are for those who wait until a silent Stripe is given up.
 */
export async function createCardWorld(
  settings: Partial<WorldSettings> = {},
  stripeSettings: { timeoutMs?: number } = {},
) {
  const clock = { now: () => new Date(cardStart) }
  const stripe = await startStripeDouble({ now: () => clock.now() })
  afterAll(stripe.stop)
  const card = openStripeGateway({ ...stripe.settings, ...stripeSettings })
  const world = await createWorld({ at: cardStart, card, ...settings })
  clock.now = () => world.clock.now
  const webhookEvents = world.webhookEvents ?? expect.fail('there is no queue')
  const deps = { ...world, card, webhookEvents }

  const post = (path: string, cookie: string, body: object) => world.call('POST', path, { cookie, body })
  const deliver = (delivery: Sent, { call }: Pick<typeof world, 'call'> = world) =>
    call('POST', '/api/stripe/webhook', delivery)
  const work = () => workEvents(deps)

  /** Somebody who has begun to pay, or has paid. */
  async function payer(name: string, { plan = 'monthly', paid = true }: { plan?: CardPlan; paid?: boolean } = {}) {
    const person = await world.signIn(name)
    const { status, body } = await post('/api/create-subscription', person.cookie, { plan })
    expect([status, body]).toEqual([200, { clientSecret: expect.any(String), error: null }])
    const secret: string = body.clientSecret
    const intent = secret.split('_secret_')[0] ?? ''
    const subscription = [...stripe.shop.subscriptions.keys()].at(-1) ?? ''
    if (paid) {
      await stripe.pay(secret)
      const confirmed = await post('/api/payment/success', person.cookie, { payment_intent_id: intent })
      expect([confirmed.status, confirmed.body]).toEqual([200, { plan: 'premium' }])
    }
    return { ...person, secret, intent, subscription }
  }

  return {
    ...world,
    deps,
    stripe,
    payer,
    post,
    deliver,
    work,
    /** All events of Stripe arrive, and are processed. */
    async deliverAll() {
      stripe.deliverTo(async (delivery) => (await deliver(delivery)).status)
      await stripe.flush()
      stripe.deliverTo(null)
      await work()
    },
    planOf: async ({ cookie }: { cookie: string }): Promise<string> =>
      (await world.call('GET', '/api/auth/user', { cookie })).body.plan,
    statusOf: async ({ cookie }: { cookie: string }) => (await world.call('GET', '/api/premium', { cookie })).body,
    grants: async () => (await world.pool.query('select * from entitlement_grant order by reference')).rows,
    moveTo(moment: string) {
      world.clock.now = new Date(moment)
    },
  }
}
