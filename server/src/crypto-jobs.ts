import type { PgBoss } from 'pg-boss'
import type { Deps } from './deps.ts'
import { watchPayments } from './features/premium/crypto/watch-payments.ts'
import { startDueWorker } from './jobs/due-worker.ts'
import { repeatJob } from './jobs/repeat.ts'

export const cryptoJob = 'crypto-payments'

/**
 * Looks at the chains of payments when their time comes. The queue wakes it every minute, whichever process is left.
 * Loaded only where coins are taken.
 */
export async function watchChains(queue: PgBoss, deps: Deps) {
  const trouble = 'Payments in coins could not be looked at.'
  const worker = startDueWorker({ now: deps.now, doDue: (ending) => watchPayments(deps, ending), trouble })
  worker.nudge()
  await repeatJob(queue, {
    name: cryptoJob,
    cron: '* * * * *',
    firstAfterSeconds: 60,
    work: async () => worker.nudge(),
  })
  return worker.stop
}
