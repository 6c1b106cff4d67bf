import { webhookAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import { answer, answerRefusal } from '../../../http/answer.ts'
import { AppError } from '../../../http/app-error.ts'
import { readBytes } from '../../../http/read-body.ts'
import { CardError, type CardEvent, cardEventTypes } from '../../../vendors/stripe/stripe-gateway.ts'
import type { EventQueue, PremiumDeps } from '../deps.ts'
import { saveEvent } from './event.queries.ts'

const path = webhookAddress
const mostBytes = 256 * 1024
const listened: ReadonlySet<string> = new Set(cardEventTypes)

/**
 * It has no session and comes from another site: its signature over the very bytes is what counts. Stripe never waits
 * for what its events lead to.
 */
export function webhookRoute(app: Hono, { card, transact, now, webhookEvents }: PremiumDeps) {
  app.post(path, async (c) => {
    if (!card || !webhookEvents) throw new AppError('stripe_not_configured')
    const body = Buffer.from(await readBytes(c, mostBytes))
    const event = await card.openEvent(body, c.req.header('stripe-signature') ?? '', now()).catch(unlessForged)
    if (listened.has(event.type)) await storeEvent({ transact, webhookEvents }, event, now())
    return answer({ received: true })
  })
  app.all(path, () => answerRefusal(new AppError('method_not_allowed'), { allow: 'POST' }))
}

export interface EventDeps extends Pick<PremiumDeps, 'transact'> {
  webhookEvents: EventQueue
}

export async function storeEvent({ transact, webhookEvents }: EventDeps, event: CardEvent, at: Date) {
  const { id, type, objectId, trace, createdAt } = event
  await webhookEvents.ready()
  return await transact(async (tx) => {
    const isFirst = (await saveEvent(tx, { id, type, objectId, trace, createdAt, now: at })).length > 0
    if (isFirst) await webhookEvents.send(tx, [id])
    return isFirst
  })
}

function unlessForged(error: unknown): never {
  throw error instanceof CardError ? new AppError('invalid_request', { cause: error }) : error
}
