import { checkDuePayments } from '../modules/premium/crypto/check-payment.ts'
import { findStrays } from '../modules/premium/crypto/find-strays.ts'
import { sendRenewalMails } from '../modules/premium/crypto/send-renewal-mails.ts'
import type { PremiumDeps } from '../modules/premium/deps.ts'
import { startDueWorker } from './due-worker.ts'
import type { JobHandlers } from './job-schedule.ts'

export function startCryptoJobs(deps: PremiumDeps) {
  const errorMessage = 'Payments in coins could not be checked.'
  const worker = startDueWorker({ now: deps.now, runDue: (ending) => checkDuePayments(deps, ending), errorMessage })
  worker.wake()
  const works = {
    'crypto-payments': async () => worker.wake(),
    'crypto-renewals': () => sendRenewalMails(deps),
    'crypto-strays': () => findStrays(deps),
  } satisfies JobHandlers
  return { works, stop: worker.stop }
}
