import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps } from '../deps.ts'
import { listOfCustomer } from './card.queries.ts'
import { beginEvent, markWorked, noteEventError, type Unprocessed } from './event.queries.ts'
import { type SyncDeps, syncSubscription } from './sync-subscription.ts'

export type WorkDeps = SyncDeps & Pick<PremiumDeps, 'db'>

/** Once for each event. After an error the queue tries again. */
export async function workEvent(deps: WorkDeps, { id }: { id: string }) {
  const { db, now } = deps
  const [event] = await beginEvent(db, { id })
  if (!event) return
  try {
    for (const subscription of await subscriptionsOf(deps, event)) await syncSubscription(deps, subscription)
    await markWorked(db, { id, now: now() })
  } catch (error) {
    const reason = error instanceof CardError ? `${error.failure}: ${error.message}` : String(error)
    log('warn', 'News of Stripe could not be worked through.', { id, type: event.type, reason })
    await noteEventError(db, { id, error: reason.slice(0, 500) })
    throw error
  }
}

async function subscriptionsOf({ db, card }: WorkDeps, { trace }: Unprocessed) {
  if (trace.customer) return (await listOfCustomer(db, { customerId: trace.customer })).map(({ id }) => id)
  const id = await card.subscriptionOf(trace)
  return id ? [id] : []
}
