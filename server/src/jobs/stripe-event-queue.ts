import type { ClientConfig } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { queueUnprocessedEvents, type ReconcileDeps } from '../modules/premium/card/reconcile-subscriptions.ts'
import { processStripeEvent } from '../modules/premium/card/webhook-events.ts'
import type { StripeEventQueue } from '../modules/premium/deps.ts'
import { memoizeAsync } from '../process/memoize-async.ts'
import { createQueues, openQueue, toQueueExecutor } from './queue.ts'

export const stripeEventQueueName = 'stripe-events'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

const settings = {
  policy: 'exclusive',
  // After 10 to 20 seconds, 20 to 40 … up to an hour, while the event is stored.
  retryLimit: 2_000,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hourSeconds,
  retentionSeconds: 30 * daySeconds,
  // The queue checks every minute for killed processes.
  heartbeatSeconds: 30,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: daySeconds,
} as const

export const createStripeEventQueue = (connection: ClientConfig) =>
  createQueues(connection, (boss) => boss.createQueue(stripeEventQueueName, settings))

export function openStripeEventQueue(db: Database): StripeEventQueue {
  const boss = openQueue(db)
  // pg-boss reads the queue's settings on a connection of the pool and then remembers them.
  const readSettings = memoizeAsync(() => boss.findJobs(stripeEventQueueName, { key: '' }))
  return {
    async ready() {
      await readSettings()
    },
    async send(tx, ids) {
      const jobs = ids.map((id) => ({ data: { id }, singletonKey: id }))
      await boss.insert(stripeEventQueueName, jobs, { db: toQueueExecutor(tx) })
    },
  }
}

const polling = { pollingIntervalSeconds: 1, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const

export async function workStripeEvents(queue: PgBoss, deps: ReconcileDeps, ending: AbortSignal) {
  await queueUnprocessedEvents(deps)
  await queue.work<{ id: string }, void, typeof polling>(stripeEventQueueName, polling, async (jobs) => {
    const results = []
    // Events without a result go back to the queue.
    for (const { id, data } of jobs)
      if (!ending.aborted) results.push({ id, ...(await outcomeOf(processStripeEvent(deps, data))) })
    return results
  })
}

const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => ({ status: 'completed' as const }),
    (error: Error) => ({ status: 'failed' as const, output: { message: error.message } }),
  )
