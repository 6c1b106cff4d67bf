import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps } from '../deps.ts'
import { listOfCustomer } from './card.queries.ts'
import { type Claimed, claimEvent, markWorked, nextEventDue, postponeEvent } from './event.queries.ts'
import { type SyncDeps, syncSubscription } from './sync-subscription.ts'

/** Seconds: longer than Stripe can be waited for; after a kill another process takes it then. */
const claimedFor = 120
const enoughAway = 3
const hour = 3_600

export type WorkDeps = SyncDeps & Pick<PremiumDeps, 'db'>

/** Works through all news that are due, and says when the next are. Several processes may do so at once. */
export async function workEvents(deps: WorkDeps, ending?: AbortSignal): Promise<Date | null> {
  const { db, now } = deps
  let awayInRow = 0
  while (!ending?.aborted && awayInRow < enoughAway) {
    const [event] = await claimEvent(db, { now: now(), claimedUntil: after(now(), claimedFor) })
    if (!event) break
    awayInRow = (await work(deps, event)) ? 0 : awayInRow + 1
  }
  return (await nextEventDue(db))[0]?.at ?? null
}

/** Whether it could be worked through; else it comes again later. */
async function work(deps: WorkDeps, event: Claimed) {
  const { db, now } = deps
  try {
    for (const id of await subscriptionsOf(deps, event)) await syncSubscription(deps, id)
    await markWorked(db, { id: event.id, now: now() })
    return true
  } catch (error) {
    const reason = error instanceof CardError ? `${error.failure}: ${error.message}` : String(error)
    log('warn', 'News of Stripe could not be worked through.', { id: event.id, type: event.type, reason })
    await postponeEvent(db, {
      id: event.id,
      nextAttemptAt: after(now(), pauseAfter(event.attempts)),
      error: reason.slice(0, 500),
    })
    return false
  }
}

async function subscriptionsOf({ db, card }: WorkDeps, { trace }: Claimed) {
  if (trace.customer) return (await listOfCustomer(db, { customerId: trace.customer })).map(({ id }) => id)
  const id = await card.subscriptionOf(trace)
  return id ? [id] : []
}

/** Seconds: 10, 20, 40 … up to an hour. */
const pauseAfter = (attempts: number) => Math.min(10 * 2 ** Math.min(attempts - 1, 20), hour)

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
