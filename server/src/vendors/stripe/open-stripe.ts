import type { StripeGateway, StripeSettings } from './stripe-gateway.ts'

/** The SDK is loaded with the first call: no start waits for it. */
export function openStripe(settings: StripeSettings): StripeGateway {
  let opening: Promise<StripeGateway> | null = null
  const desk = () => {
    opening ??= import('./create-gateway.ts').then(({ createGateway: openDesk }) => openDesk(settings))
    return opening
  }
  return {
    publishableKey: settings.publishableKey,
    createCustomer: async (...asked) => (await desk()).createCustomer(...asked),
    listOpen: async (id) => (await desk()).listOpen(id),
    subscribe: async (...asked) => (await desk()).subscribe(...asked),
    abandon: async (asked) => (await desk()).abandon(asked),
    endRefunded: async (id) => (await desk()).endRefunded(id),
    read: async (id) => (await desk()).read(id),
    readPayment: async (id) => (await desk()).readPayment(id),
    subscriptionOf: async (trace) => (await desk()).subscriptionOf(trace),
    openPortal: async (...asked) => (await desk()).openPortal(...asked),
    endCustomer: async (id) => (await desk()).endCustomer(id),
    openEvent: async (...sent) => (await desk()).openEvent(...sent),
    missedEvents: async (since) => (await desk()).missedEvents(since),
    checkPrices: async () => (await desk()).checkPrices(),
  }
}
