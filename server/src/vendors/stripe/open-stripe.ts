import { log } from '../../process/log.ts'
import { memoizeAsync } from '../../process/memoize-async.ts'
import { StartError } from '../../process/start-error.ts'
import { CardError, type StripeGateway, type StripeSettings } from './stripe-gateway.ts'

export function openStripeGateway(settings: StripeSettings): StripeGateway {
  const gateway = memoizeAsync(async () => (await import('./create-gateway.ts')).createStripeGateway(settings))
  return {
    publishableKey: settings.publishableKey,
    createCustomer: async (...input) => (await gateway()).createCustomer(...input),
    moveCustomer: async (...input) => (await gateway()).moveCustomer(...input),
    listOpen: async (id) => (await gateway()).listOpen(id),
    subscribe: async (...input) => (await gateway()).subscribe(...input),
    abandon: async (input) => (await gateway()).abandon(input),
    endRefunded: async (id) => (await gateway()).endRefunded(id),
    read: async (id) => (await gateway()).read(id),
    readPayment: async (id) => (await gateway()).readPayment(id),
    subscriptionOf: async (trace) => (await gateway()).subscriptionOf(trace),
    openPortal: async (...input) => (await gateway()).openPortal(...input),
    endCustomer: async (id) => (await gateway()).endCustomer(id),
    openEvent: async (...sent) => (await gateway()).openEvent(...sent),
    missedEvents: async (since) => (await gateway()).missedEvents(since),
    checkPrices: async () => (await gateway()).checkPrices(),
  }
}

const patienceMs = 3_000

/** Stops the start. When Stripe is away the app starts: payments check again. */
export async function assertPrices(settings: StripeSettings) {
  const card = openStripeGateway({ ...settings, timeoutMs: patienceMs, retries: 0 })
  const faults = await card.checkPrices().catch(sayWhy)
  if (faults.length > 0) throw new StartError(faults.join('\n'))
}

function sayWhy(error: unknown): string[] {
  if (!(error instanceof CardError)) throw error
  const { failure, message: reason } = error
  if (failure === 'missing') return ['This Stripe account doesn’t have STRIPE_PRICE_MONTHLY or STRIPE_PRICE_ANNUAL.']
  if (failure === 'refused') return ['Stripe doesn’t accept STRIPE_SECRET_KEY.']
  log('warn', 'We couldn’t ask Stripe whether its prices are right.', { reason })
  return []
}
