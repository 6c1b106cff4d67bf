import { CardError, type StripeGateway } from '../vendors/stripe/stripe-gateway.ts'

/** A gateway where everything that may be begun can be begun and nothing is ever paid, for tests that are about all else. */
export function calmGateway(change: Partial<StripeGateway> = {}): StripeGateway {
  return {
    publishableKey: 'pk_test_calm',
    createCustomer: async ({ userId }) => `cus_${userId}`,
    moveCustomer: async () => undefined,
    listOpen: async () => [],
    subscribe: async ({ plan }, key) => {
      const id = `sub_${key}`
      return { id, status: 'incomplete', plan, invoiceId: null, clientSecret: 'pi_calm_secret' }
    },
    abandon: async () => true,
    endRefunded: async () => undefined,
    read: async () => null,
    readPayment: async () => null,
    subscriptionOf: async ({ subscription = null }) => subscription,
    openPortal: async () => 'https://billing.example.org/',
    endCustomer: async () => undefined,
    openEvent: async () => {
      throw new CardError('forged', 'Nobody signs here.')
    },
    missedEvents: async () => [],
    checkPrices: async () => [],
    ...change,
  }
}
