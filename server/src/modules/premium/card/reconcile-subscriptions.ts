import { iterateBatches } from '../../../db/iterate-batches.ts'
import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import { listRunningSubscriptions } from './card.queries.ts'
import { syncSubscription } from './sync-subscription.ts'
import {
  deleteOldStripeEvents,
  type EventDeps,
  listUnprocessedEvents,
  type ProcessEventDeps,
  saveStripeEvent,
} from './webhook-events.ts'

const dayMs = 24 * 60 * 60 * 1000
const retentionMs = 30 * dayMs

export type ReconcileDeps = ProcessEventDeps & EventDeps

export async function fetchMissedEvents(deps: ReconcileDeps) {
  const { card, now } = deps
  await queueUnprocessedEvents(deps)
  let found = 0
  for (const event of await card.missedEvents(ago(now(), 3 * dayMs)))
    if (await saveStripeEvent(deps, event, now())) found += 1
  if (found > 0) log('warn', 'Some Stripe events hadn’t reached us.', { found })
  await syncAll(deps, { isUnpaidOnly: true })
}

/** Queues stored events that have no job. */
export async function queueUnprocessedEvents({ db, webhookEvents }: ReconcileDeps) {
  await webhookEvents.ready()
  const ids = (await listUnprocessedEvents(db)).map(({ id }) => id)
  if (ids.length > 0) await webhookEvents.send(db, ids)
}

export async function reconcileSubscriptions(deps: ReconcileDeps) {
  const { db, card, now } = deps
  for (const event of await card.missedEvents(ago(now(), retentionMs))) await saveStripeEvent(deps, event, now())
  await syncAll(deps, { isUnpaidOnly: false })
  await deleteOldStripeEvents(db, { receivedBefore: ago(now(), retentionMs) })
}

async function syncAll(deps: ProcessEventDeps, { isUnpaidOnly }: { isUnpaidOnly: boolean }) {
  const pages = iterateBatches<{ id: string }>(100, (last) =>
    listRunningSubscriptions(deps.db, { after: last?.id ?? '', isUnpaidOnly }),
  )
  for await (const page of pages) for (const { id } of page) await syncOne(deps, id)
}

/** A subscription with unexpected data must not delay the others; if Stripe is away, the next turn tries again. */
async function syncOne(deps: ProcessEventDeps, id: string) {
  try {
    await syncSubscription(deps, id)
  } catch (error) {
    if (!(error instanceof CardError) || error.failure === 'away') throw error
    log('error', 'Couldn’t ask about a subscription.', { id, reason: error.message })
  }
}

const ago = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
