import type { PgBoss } from 'pg-boss'
import { findStrays } from '../modules/premium/coins/find-strays.ts'
import { sendRenewalLetters } from '../modules/premium/coins/renewal-letters.ts'
import { watchPayments } from '../modules/premium/coins/watch-payments.ts'
import type { PremiumDeps } from '../modules/premium/deps.ts'
import { startDueWorker } from './due-worker.ts'
import { repeatJob } from './repeat.ts'

/** What the jobs of payments in coins are called in the queue, also where none of them is started. */
export const cryptoJobs = ['crypto-payments', 'crypto-renewals', 'crypto-strays'] as const

/**
 * Looks at the chains of payments when their time comes. The queue wakes it every minute, whichever process is left.
 * Loaded only where coins are taken.
 */
export async function watchChains(queue: PgBoss, deps: PremiumDeps) {
  const trouble = 'Payments in coins could not be looked at.'
  const worker = startDueWorker({ now: deps.now, doDue: (ending) => watchPayments(deps, ending), trouble })
  worker.nudge()
  const [payments, renewals, strays] = cryptoJobs
  const often = { cron: '* * * * *', firstAfterSeconds: 60 }
  await repeatJob(queue, { name: payments, ...often, work: async () => worker.nudge() })
  const hourly = { cron: '37 * * * *', firstAfterSeconds: 60 }
  await repeatJob(queue, { name: renewals, ...hourly, work: () => sendRenewalLetters(deps) })
  await repeatJob(queue, { name: strays, cron: '*/10 * * * *', firstAfterSeconds: 90, work: () => findStrays(deps) })
  return worker.stop
}
