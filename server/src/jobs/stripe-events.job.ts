import type { PgBoss } from 'pg-boss'
import { workEvents } from '../modules/premium/card/process-events.ts'
import { findMissed, reconcile } from '../modules/premium/card/reconcile.ts'
import type { PremiumDeps } from '../modules/premium/deps.ts'
import type { StripeGateway } from '../vendors/stripe/stripe-gateway.ts'
import { startDueWorker } from './due-worker.ts'
import { repeatJob } from './repeat.ts'
import { cardJobs } from './stripe-job-names.ts'

/**
 * Works through the news of Stripe as they come, and finds what never came. A bell wakes the process that heard some;
 * the queue makes sure of it every minute, whichever process is left. Loaded only where cards are taken.
 */
export async function watchCards(queue: PgBoss, deps: PremiumDeps & { card: StripeGateway }) {
  const trouble = 'News of Stripe could not be worked through.'
  const worker = startDueWorker({ now: deps.now, doDue: (ending) => workEvents(deps, ending), trouble })
  deps.webhookEvents.answerWith(worker.nudge)
  worker.nudge()
  const [news, missed, nightly] = cardJobs
  await repeatJob(queue, { name: news, cron: '* * * * *', firstAfterSeconds: 60, work: async () => worker.nudge() })
  const findThem = async () => {
    await findMissed(deps)
    worker.nudge()
  }
  await repeatJob(queue, { name: missed, cron: '*/15 * * * *', firstAfterSeconds: 30, work: findThem })
  await repeatJob(queue, { name: nightly, cron: '17 3 * * *', firstAfterSeconds: 300, work: () => reconcile(deps) })
  return worker.stop
}
