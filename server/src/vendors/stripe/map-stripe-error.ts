import Stripe from 'stripe'
import { CardError } from './stripe-gateway.ts'

/** A `CardError` holds none of Stripe's sentences, which may name a person. */
export async function withMappedErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CardError) throw error
    if (error instanceof Stripe.errors.StripeError)
      throw new CardError(failureOf(error), [error.type, error.code, error.requestId].filter(Boolean).join(' '))
    throw new CardError('away', error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')
  }
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>) {
  if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'forged'
  if (error.code === 'resource_missing') return error.param === 'customer' ? 'customer_missing' : 'missing'
  // Stripe repeats a stored failure under the same key for a day.
  if (error.headers?.['idempotent-replayed'] === 'true') return 'refused'
  return final.some((kind) => error instanceof kind) ? 'refused' : 'away'
}

const final = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeIdempotencyError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
]

export function nullIfMissing(error: unknown): null {
  if (error instanceof CardError && ['missing', 'customer_missing'].includes(error.failure)) return null
  throw error
}

export function falseIfRefused(error: unknown): false {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
  throw error
}
