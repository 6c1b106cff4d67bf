import type { ClientConfig } from 'pg'
import type { Database } from '../db/database.ts'
import type { EventQueue } from '../modules/premium/deps.ts'
import { asExecutor, openQueue, prepareQueue } from './queue.ts'

export const eventQueue = 'stripe-events'

const hour = 3_600
const day = 24 * hour

const settings = {
  // One job of an event at a time, however often it is sent.
  policy: 'exclusive',
  // Tried again after 10 to 20 seconds, 20 to 40 … up to an hour, for as long as the event is stored.
  retryLimit: 2_000,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: hour,
  retentionSeconds: 30 * day,
  // A process that was killed is missed at the next check of the queue, which comes every minute.
  heartbeatSeconds: 30,
  expireInSeconds: hour,
  deleteAfterSeconds: day,
} as const

/** Creates the queue, so that requests can send before the workers start. */
export const prepareEventQueue = (connection: ClientConfig) =>
  prepareQueue(connection, (boss) => boss.createQueue(eventQueue, settings))

/** Sends the jobs of webhook events in the transaction that stores them. */
export function openEventQueue(db: Database): EventQueue {
  const boss = openQueue(db)
  let reading: Promise<unknown> | null = null
  return {
    async ready() {
      // The queue's settings, which pg-boss reads on a connection of the pool and then remembers.
      reading ??= boss.findJobs(eventQueue, { key: '' })
      await reading.catch((error) => {
        reading = null
        throw error
      })
    },
    async send(tx, ids) {
      const jobs = ids.map((id) => ({ data: { id }, singletonKey: id }))
      await boss.insert(eventQueue, jobs, { db: asExecutor(tx) })
    },
  }
}
