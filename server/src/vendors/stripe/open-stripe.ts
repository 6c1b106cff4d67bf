import { once } from '../../process/once.ts'
import type { StripeGateway, StripeSettings } from './stripe-gateway.ts'

export function openStripe(settings: StripeSettings): StripeGateway {
  const gateway = once(async () => (await import('./create-gateway.ts')).createGateway(settings))
  return {
    publishableKey: settings.publishableKey,
    createCustomer: async (...asked) => (await gateway()).createCustomer(...asked),
    listOpen: async (id) => (await gateway()).listOpen(id),
    subscribe: async (...asked) => (await gateway()).subscribe(...asked),
    abandon: async (asked) => (await gateway()).abandon(asked),
    endRefunded: async (id) => (await gateway()).endRefunded(id),
    read: async (id) => (await gateway()).read(id),
    readPayment: async (id) => (await gateway()).readPayment(id),
    subscriptionOf: async (trace) => (await gateway()).subscriptionOf(trace),
    openPortal: async (...asked) => (await gateway()).openPortal(...asked),
    endCustomer: async (id) => (await gateway()).endCustomer(id),
    openEvent: async (...sent) => (await gateway()).openEvent(...sent),
    missedEvents: async (since) => (await gateway()).missedEvents(since),
    checkPrices: async () => (await gateway()).checkPrices(),
  }
}
