import { log } from '../../../process/log.ts'
import type { PremiumDeps } from '../deps.ts'
import { checkPayment } from './check-payment.ts'
import { claimCheck, nextCheck } from './payment.queries.ts'

export async function watchPayments(deps: PremiumDeps, ending: AbortSignal): Promise<Date | null> {
  while (!ending.aborted) {
    const [payment] = await claimCheck(deps.db, { now: deps.now() })
    if (!payment) break
    try {
      await checkPayment(deps, payment)
    } catch (error) {
      // It was taken for a minute; then its turn comes again.
      log('error', 'A payment could not be looked at.', { payment: payment.id, error })
    }
  }
  deps.outbox.nudge()
  const [next] = await nextCheck(deps.db)
  return next?.at ?? null
}
