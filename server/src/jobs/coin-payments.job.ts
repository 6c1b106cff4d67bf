import { watchPayments } from '../modules/premium/coins/check-payment.ts'
import { findStrays } from '../modules/premium/coins/find-strays.ts'
import { sendRenewalLetters } from '../modules/premium/coins/renewal-reminders.ts'
import type { PremiumDeps } from '../modules/premium/deps.ts'
import { startDueWorker } from './due-worker.ts'
import type { Works } from './schedule.ts'

export function watchChains(deps: PremiumDeps) {
  const trouble = 'Payments in coins could not be checked.'
  const worker = startDueWorker({ now: deps.now, doDue: (ending) => watchPayments(deps, ending), trouble })
  worker.nudge()
  const works = {
    'crypto-payments': async () => worker.nudge(),
    'crypto-renewals': () => sendRenewalLetters(deps),
    'crypto-strays': () => findStrays(deps),
  } satisfies Works
  return { works, stop: worker.stop }
}
