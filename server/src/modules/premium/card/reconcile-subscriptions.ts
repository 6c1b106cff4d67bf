import { iterateBatches } from '../../../db/iterate-batches.ts'
import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import { listRunning } from './card.queries.ts'
import { listUnprocessed, removeOldEvents } from './stripe-events.queries.ts'
import { syncSubscription } from './sync-subscription.ts'
import { type EventDeps, type ProcessEventDeps, storeEvent } from './webhook-events.ts'

const day = 24 * 60 * 60 * 1000
const storedFor = 30 * day

export type ReconcileDeps = ProcessEventDeps & EventDeps

export async function findMissed(deps: ReconcileDeps) {
  const { card, now } = deps
  await sendWaiting(deps)
  let found = 0
  for (const event of await card.missedEvents(ago(now(), 3 * day))) if (await storeEvent(deps, event, now())) found += 1
  if (found > 0) log('warn', 'Events of Stripe had not reached us.', { found })
  await syncAll(deps, { onlyUnpaid: true })
}

/** Queues stored events that have no job. */
export async function sendWaiting({ db, webhookEvents }: ReconcileDeps) {
  await webhookEvents.ready()
  const ids = (await listUnprocessed(db)).map(({ id }) => id)
  if (ids.length > 0) await webhookEvents.send(db, ids)
}

export async function reconcile(deps: ReconcileDeps) {
  const { db, card, now } = deps
  for (const event of await card.missedEvents(ago(now(), storedFor))) await storeEvent(deps, event, now())
  await syncAll(deps, { onlyUnpaid: false })
  await removeOldEvents(db, { receivedBefore: ago(now(), storedFor) })
}

async function syncAll(deps: ProcessEventDeps, { onlyUnpaid }: { onlyUnpaid: boolean }) {
  const pages = iterateBatches<{ id: string }>(100, (last) =>
    listRunning(deps.db, { after: last?.id ?? '', onlyUnpaid }),
  )
  for await (const page of pages) for (const { id } of page) await syncOne(deps, id)
}

/** A subscription with unexpected data must not delay the others; if Stripe is away, the next turn tries again. */
async function syncOne(deps: ProcessEventDeps, id: string) {
  try {
    await syncSubscription(deps, id)
  } catch (error) {
    if (!(error instanceof CardError) || error.failure === 'away') throw error
    log('error', 'A subscription could not be asked about.', { id, reason: error.message })
  }
}

const ago = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
