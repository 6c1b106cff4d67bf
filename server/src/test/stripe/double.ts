import Stripe from 'stripe'
import type { StripeSettings } from '../../vendors/stripe/stripe-gateway.ts'
import { bankActions, cardActions, passTime, planActions } from './actions.ts'
import type { DoubleEvent } from './objects.ts'
import { openService } from './service.ts'
import { Shop } from './shop.ts'

const secretKey = 'sk_test_double'
const webhookSecret = 'whsec_double'
const prices = { monthly: 'price_monthly', annual: 'price_annual' }

/** An event as it comes to a webhook. */
export interface Delivery {
  body: string
  headers: { 'stripe-signature': string; 'content-type': string }
}

/** Answers with the status of the webhook. */
type Deliver = (delivery: Delivery) => Promise<number>

/**
 * A Stripe of our own: it keeps what was made, speaks Stripe's HTTP to the real SDK, signs its events with the SDK, and
 * lets a test be the card, the bank, the person in the portal, and time. It has the moment of `now`.
 */
export async function startStripeDouble({ now = () => new Date() }: { now?: () => Date } = {}) {
  const shop = new Shop(now)
  shop.prices.set(prices.monthly, { id: prices.monthly, cents: 995, currency: 'usd', interval: 'month', active: true })
  shop.prices.set(prices.annual, { id: prices.annual, cents: 10_945, currency: 'usd', interval: 'year', active: true })
  const { service, url, stop } = await openService(shop, secretKey)
  const settings: StripeSettings = {
    secretKey,
    publishableKey: 'pk_test_double',
    webhookSecret,
    prices,
    apiBase: url,
    // On a busy machine even a Stripe on the same machine answers late.
    timeoutMs: 60_000,
    retries: 0,
  }
  let deliver: Deliver | null = null

  /** As Stripe signs it; other secrets, moments and modes are for forgers. */
  function sign(event: DoubleEvent, { secret = webhookSecret, at = now(), ...change }: Signed = {}): Delivery {
    const body = JSON.stringify({ ...event, ...change })
    const timestamp = Math.floor(at.getTime() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
    return { body, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
  }

  /** Sends what was not taken yet, in order; answers when all of it was sent once. */
  async function flush() {
    for (const event of shop.events) {
      if (!deliver || shop.delivered.has(event.id)) continue
      const status = await deliver(sign(event))
      if (status >= 200 && status < 300) shop.delivered.add(event.id)
    }
  }

  return {
    /** What the app is set up with. */
    settings,
    /** Its requests, and its moods. */
    service,
    /** What it keeps, by id. */
    shop,
    sign,
    flush,
    /** From now on events are sent as they happen; `null` keeps them back. */
    deliverTo(next: Deliver | null) {
      deliver = next
    },
    ...withFlush(
      { ...cardActions(shop), ...planActions(shop), ...bankActions(shop), passTime: () => passTime(shop) },
      flush,
    ),
    stop,
  }
}

export interface Signed {
  secret?: string
  at?: Date
  livemode?: boolean
}

type WithFlush<D> = {
  [K in keyof D]: D[K] extends (...input: infer A) => infer R ? (...input: A) => Promise<R> : never
}

/** Each action answers when its events were sent. */
function withFlush<D extends Record<string, (...input: never[]) => unknown>>(actions: D, flush: () => Promise<void>) {
  const andFlush =
    (action: D[string]) =>
    async (...input: never[]) => {
      const result = action(...input)
      await flush()
      return result
    }
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, andFlush(action as D[string])]),
  ) as WithFlush<D>
}
