import { log } from '../../process/log.ts'
import { StartError } from '../../process/start-error.ts'
import { openStripe } from './open-stripe.ts'
import { CardError, type StripeSettings } from './stripe-gateway.ts'

const patienceMs = 3_000

/** Stops the start when prices differ or Stripe refuses us. When it is away the app starts: payments check again. */
export async function refuseWrongPrices(settings: StripeSettings) {
  const card = openStripe({ ...settings, timeoutMs: patienceMs, retries: 0 })
  const faults = await card.checkPrices().catch(sayWhy)
  if (faults.length > 0) throw new StartError(faults.join('\n'))
}

function sayWhy(error: unknown): string[] {
  if (!(error instanceof CardError)) throw error
  const { failure, message: reason } = error
  if (failure === 'missing')
    return ['STRIPE_PRICE_MONTHLY or STRIPE_PRICE_ANNUAL is unknown in this account at Stripe.']
  if (failure === 'refused') return ['Stripe does not accept STRIPE_SECRET_KEY.']
  log('warn', 'Stripe could not be asked whether its prices are right.', { reason })
  return []
}
