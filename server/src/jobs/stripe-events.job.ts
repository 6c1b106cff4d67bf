import type { PgBoss } from 'pg-boss'
import { workEvent } from '../modules/premium/card/receive-webhook.ts'
import { findMissed, type ReconcileDeps, reconcile, sendWaiting } from '../modules/premium/card/reconcile.ts'
import { eventQueue } from './event-queue.ts'
import type { Works } from './schedule.ts'

const polling = { pollingIntervalSeconds: 1, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const

export async function watchCards(queue: PgBoss, deps: ReconcileDeps, ending: AbortSignal) {
  await sendWaiting(deps)
  await queue.work<{ id: string }, void, typeof polling>(eventQueue, polling, async (jobs) => {
    const results = []
    // Events without a result go back to the queue.
    for (const { id, data } of jobs)
      if (!ending.aborted) results.push({ id, ...(await outcomeOf(workEvent(deps, data))) })
    return results
  })
  return { 'card-missed': () => findMissed(deps), 'card-nightly': () => reconcile(deps) } satisfies Works
}

const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => ({ status: 'completed' as const }),
    (error: Error) => ({ status: 'failed' as const, output: { message: error.message } }),
  )
