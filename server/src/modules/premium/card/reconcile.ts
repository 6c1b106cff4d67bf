import { inBatches } from '../../../db/in-batches.ts'
import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import { listRunning } from './card.queries.ts'
import { removeOldEvents } from './event.queries.ts'
import type { WorkDeps } from './process-events.ts'
import { isNew } from './receive-webhook.ts'
import { syncSubscription } from './sync-subscription.ts'

const day = 24 * 60 * 60 * 1000
/** So long Stripe keeps its news, and so do we. */
const keptFor = 30 * day

/** Finds what was never told: news that did not reach us, and first payments of which there were none. */
export async function findMissed(deps: WorkDeps) {
  const { db, card, now } = deps
  let found = 0
  for (const event of await card.missedEvents(ago(now(), 3 * day))) if (await isNew(db, event, now())) found += 1
  if (found > 0) log('warn', 'News of Stripe had not reached us.', { found })
  await syncAll(deps, { onlyUnpaid: true })
}

/** Asks about everything that is not over, whatever was told or not. */
export async function reconcile(deps: WorkDeps) {
  const { db, card, now } = deps
  for (const event of await card.missedEvents(ago(now(), keptFor))) await isNew(db, event, now())
  await syncAll(deps, { onlyUnpaid: false })
  await removeOldEvents(db, { receivedBefore: ago(now(), keptFor) })
}

async function syncAll(deps: WorkDeps, { onlyUnpaid }: { onlyUnpaid: boolean }) {
  const pages = inBatches<{ id: string }>(100, (last) => listRunning(deps.db, { after: last?.id ?? '', onlyUnpaid }))
  for await (const page of pages) for (const { id } of page) await syncOne(deps, id)
}

/** One that Stripe tells strange things of must not hide the others; if Stripe is away, the next turn tries again. */
async function syncOne(deps: WorkDeps, id: string) {
  try {
    await syncSubscription(deps, id)
  } catch (error) {
    if (!(error instanceof CardError) || error.failure === 'away') throw error
    log('error', 'A subscription could not be asked about.', { id, reason: error.message })
  }
}

const ago = (moment: Date, ms: number) => new Date(moment.getTime() - ms)
