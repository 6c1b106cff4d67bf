import { stripeWebhookPath } from '@app/contract/routes'
import type { Hono } from 'hono'
import { type RowOf, statement, typed } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { readBytes } from '../../../http/read-body.ts'
import { jsonResponse, refusalResponse } from '../../../http/responses.ts'
import { log } from '../../../process/log.ts'
import { CardError, type CardEvent, cardEventTypes, type EventTrace } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps, StripeEventQueue } from '../deps.ts'
import { listSubscriptionsOfCustomer } from './card.queries.ts'
import { type SyncDeps, syncSubscription } from './sync-subscription.ts'

const insertStripeEvent = statement({
  name: 'insert_stripe_event',
  params: {
    id: 'text',
    type: 'text',
    objectId: 'text?',
    trace: typed<EventTrace>('jsonb'),
    createdAt: 'timestamptz',
    now: 'timestamptz',
  },
  columns: { id: 'text' },
  sql: `insert into stripe_event (id, type, object_id, payload, created_at, received_at)
    values (:id, :type, :objectId, :trace, :createdAt, :now) on conflict (id) do nothing returning id`,
})

const lockStripeEvent = statement({
  name: 'lock_stripe_event',
  params: { id: 'text' },
  columns: { type: 'text', trace: typed<EventTrace>('jsonb') },
  sql: `update stripe_event set attempts = attempts + 1 where id = :id and processed_at is null
    returning type, payload as trace`,
})

type UnprocessedEvent = RowOf<typeof lockStripeEvent>

const markEventProcessed = statement({
  name: 'mark_event_processed',
  params: { id: 'text', now: 'timestamptz' },
  sql: 'update stripe_event set processed_at = :now, error = null where id = :id',
})

const saveEventError = statement({
  name: 'save_event_error',
  params: { id: 'text', error: 'text' },
  sql: 'update stripe_event set error = :error where id = :id and processed_at is null',
})

export const listUnprocessedEvents = statement({
  name: 'list_unprocessed_events',
  columns: { id: 'text' },
  sql: 'select id from stripe_event where processed_at is null',
})

export const deleteOldStripeEvents = statement({
  name: 'delete_old_stripe_events',
  params: { receivedBefore: 'timestamptz' },
  sql: 'delete from stripe_event where received_at < :receivedBefore',
})

const path = stripeWebhookPath
const maxBodyBytes = 256 * 1024
const listened: ReadonlySet<string> = new Set(cardEventTypes)

/** Its signature over the very bytes replaces a session. Stripe never waits for what its events lead to. */
export function registerStripeWebhook(app: Hono, { card, transact, now, webhookEvents }: PremiumDeps) {
  app.post(path, async (c) => {
    if (!card || !webhookEvents) throw new AppError('stripe_not_configured')
    const body = Buffer.from(await readBytes(c, maxBodyBytes))
    const event = await card.openEvent(body, c.req.header('stripe-signature') ?? '', now()).catch(unlessForged)
    if (listened.has(event.type)) await saveStripeEvent({ transact, webhookEvents }, event, now())
    return jsonResponse({ received: true })
  })
  app.all(path, () => refusalResponse(new AppError('method_not_allowed'), { allow: 'POST' }))
}

export interface EventDeps extends Pick<PremiumDeps, 'transact'> {
  webhookEvents: StripeEventQueue
}

export async function saveStripeEvent({ transact, webhookEvents }: EventDeps, event: CardEvent, at: Date) {
  const { id, type, objectId, trace, createdAt } = event
  await webhookEvents.ready()
  return await transact(async (tx) => {
    const isFirst = (await insertStripeEvent(tx, { id, type, objectId, trace, createdAt, now: at })).length > 0
    if (isFirst) await webhookEvents.send(tx, [id])
    return isFirst
  })
}

function unlessForged(error: unknown): never {
  throw error instanceof CardError ? new AppError('invalid_request', { cause: error }) : error
}

export type ProcessEventDeps = SyncDeps & Pick<PremiumDeps, 'db'>

export async function processStripeEvent(deps: ProcessEventDeps, { id }: { id: string }) {
  const { db, now } = deps
  const [event] = await lockStripeEvent(db, { id })
  if (!event) return
  try {
    for (const subscription of await subscriptionsOf(deps, event)) await syncSubscription(deps, subscription)
    await markEventProcessed(db, { id, now: now() })
  } catch (error) {
    const reason = error instanceof CardError ? `${error.failure}: ${error.message}` : String(error)
    log('warn', 'A Stripe event couldn’t be processed.', { id, type: event.type, reason })
    await saveEventError(db, { id, error: reason.slice(0, 500) })
    throw error
  }
}

async function subscriptionsOf({ db, card }: ProcessEventDeps, { trace }: UnprocessedEvent) {
  if (trace.customer) return (await listSubscriptionsOfCustomer(db, { customerId: trace.customer })).map(({ id }) => id)
  const id = await card.subscriptionOf(trace)
  return id ? [id] : []
}
