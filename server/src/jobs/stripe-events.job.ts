import type { ClientConfig } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import {
  findMissed,
  type ReconcileDeps,
  reconcile,
  sendWaiting,
} from '../modules/premium/card/reconcile-subscriptions.ts'
import { syncCustomerEmails } from '../modules/premium/card/sync-customer-emails.ts'
import { workEvent } from '../modules/premium/card/webhook-events.ts'
import type { StripeEventQueue } from '../modules/premium/deps.ts'
import { memoizeAsync } from '../process/memoize-async.ts'
import type { JobHandlers } from './job-schedule.ts'
import { asExecutor, openQueue, prepareQueue } from './queue.ts'

export const eventQueue = 'stripe-events'

const hour = 3_600
const day = 24 * hour

const settings = {
  policy: 'exclusive',
  // After 10 to 20 seconds, 20 to 40 … up to an hour, while the event is stored.
  retryLimit: 2_000,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hour,
  retentionSeconds: 30 * day,
  // The queue checks every minute for killed processes.
  heartbeatSeconds: 30,
  expireInSeconds: hour,
  deleteAfterSeconds: day,
} as const

export const prepareEventQueue = (connection: ClientConfig) =>
  prepareQueue(connection, (boss) => boss.createQueue(eventQueue, settings))

export function openEventQueue(db: Database): StripeEventQueue {
  const boss = openQueue(db)
  // pg-boss reads the queue's settings on a connection of the pool and then remembers them.
  const readSettings = memoizeAsync(() => boss.findJobs(eventQueue, { key: '' }))
  return {
    async ready() {
      await readSettings()
    },
    async send(tx, ids) {
      const jobs = ids.map((id) => ({ data: { id }, singletonKey: id }))
      await boss.insert(eventQueue, jobs, { db: asExecutor(tx) })
    },
  }
}

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
  return {
    'card-addresses': () => syncCustomerEmails(deps),
    'card-missed': () => findMissed(deps),
    'card-nightly': () => reconcile(deps),
  } satisfies JobHandlers
}

const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => ({ status: 'completed' as const }),
    (error: Error) => ({ status: 'failed' as const, output: { message: error.message } }),
  )
