import { once } from '../../process/once.ts'
import type { StripeGateway, StripeSettings } from './stripe-gateway.ts'

export function openStripe(settings: StripeSettings): StripeGateway {
  const gateway = once(async () => (await import('./create-gateway.ts')).createGateway(settings))
  return {
    publishableKey: settings.publishableKey,
    createCustomer: async (...input) => (await gateway()).createCustomer(...input),
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
