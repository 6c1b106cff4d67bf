import Stripe from 'stripe'
import { createCheckout } from './checkout.ts'
import type { StripeGateway, StripeSettings } from './stripe-gateway.ts'
import { createSubscriptionReader } from './subscriptions.ts'
import { createWebhookReader } from './webhooks.ts'

const defaultTimeoutMs = 8_000

export function createStripeGateway(settings: StripeSettings): StripeGateway {
  const { secretKey, publishableKey, apiBase, timeoutMs = defaultTimeoutMs, retries = 1 } = settings
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...placeOf(apiBase),
  })
  const context = { ...settings, stripe }
  return {
    publishableKey,
    ...createCheckout(context),
    ...createSubscriptionReader(context),
    ...createWebhookReader(context),
  }
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname: host, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ('http' as const) : ('https' as const) }
}
