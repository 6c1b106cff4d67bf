import { AppError } from '../../../http/app-error.ts'
import { log } from '../../../process/log.ts'
import { CardError } from '../../../vendors/stripe/stripe-gateway.ts'

export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    log('error', 'Stripe could not be asked.', { failure: error.failure, reason: error.message })
    throw new AppError('payment_provider_away', { cause: error, retryAfter: 5 })
  }
}
