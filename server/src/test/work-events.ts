import { openQueue } from '../jobs/queue.ts'
import { stripeEventQueueName } from '../jobs/stripe-event-queue.ts'
import { type ProcessEventDeps, processStripeEvent } from '../modules/premium/card/webhook-events.ts'

/** Works through all events of Stripe whose time has come, without a worker that waits for them. */
export async function workEvents(deps: ProcessEventDeps) {
  const queue = openQueue(deps.db)
  for (;;) {
    const jobs = await queue.fetch<{ id: string }>(stripeEventQueueName, { batchSize: 10 })
    if (jobs.length === 0) return
    for (const { id, data } of jobs)
      await processStripeEvent(deps, data).then(
        () => queue.complete(stripeEventQueueName, id),
        (error: Error) => queue.fail(stripeEventQueueName, id, error),
      )
  }
}
