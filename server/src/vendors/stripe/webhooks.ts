import type Stripe from 'stripe'
import { withMappedErrors } from './map-stripe-error.ts'
import { CardError, cardEventTypes, type EventTrace, type StripeContext, type StripeGateway } from './stripe-gateway.ts'
import { assertObjectKind, stripeId } from './subscription-facts.ts'

const toleranceSeconds = 300

export function createWebhookReader({
  stripe,
  secretKey,
  webhookSecret,
}: StripeContext): Pick<StripeGateway, 'openEvent' | 'missedEvents'> {
  const isLive = /^(sk|rk)_live_/.test(secretKey)

  function openEvent(body: Buffer, signature: string, at: Date) {
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      at.getTime(),
    )
    // The SDK refuses old signatures, but not future ones.
    const signedAt = Number(/(?:^|,)t=(\d{1,12})/.exec(signature)?.[1])
    if (!(signedAt <= at.getTime() / 1000 + toleranceSeconds)) throw new CardError('forged', 'It is signed tomorrow.')
    if (assertObjectKind('event', event).livemode !== isLive) throw new CardError('forged', 'It is of the other mode.')
    return eventOf(event)
  }

  return {
    openEvent: (...sent) => withMappedErrors(async () => openEvent(...sent)),
    missedEvents: (since) =>
      withMappedErrors(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const filter = { delivery_success: false, types: [...cardEventTypes], created, limit: 100 }
        const events = await stripe.events.list(filter).autoPagingToArray({ limit: 1_000 })
        return events.map((event) => eventOf(assertObjectKind('event', event)))
      }),
  }
}

const eventOf = (event: Stripe.Event) => ({
  id: event.id,
  type: event.type,
  createdAt: new Date(event.created * 1000),
  ...traceOf(event),
})

interface WebhookObject {
  object: string
  id?: string
  subscription?: string
  invoice?: string | { id: string }
  payment_intent?: string | { id: string } | null
  parent?: Stripe.Invoice['parent']
}

function traceOf(event: Stripe.Event): { objectId: string | null; trace: EventTrace } {
  const object = event.data.object as WebhookObject
  return { objectId: object.id ?? null, trace: defined(trailOf(object)) }
}

function trailOf(object: WebhookObject): { [K in keyof EventTrace]: string | null | undefined } {
  switch (object.object) {
    case 'subscription':
      return { subscription: object.id }
    case 'invoice':
      return { invoice: object.id, subscription: stripeId(object.parent?.subscription_details?.subscription) }
    case 'invoice_payment':
      return { invoice: stripeId(object.invoice) }
    case 'charge':
    case 'refund':
    case 'dispute':
      return { paymentIntent: stripeId(object.payment_intent) }
    case 'customer':
      return { customer: object.id }
    default:
      return {}
  }
}

const defined = (trail: ReturnType<typeof trailOf>): EventTrace =>
  Object.fromEntries(Object.entries(trail).filter(([, id]) => typeof id === 'string'))
