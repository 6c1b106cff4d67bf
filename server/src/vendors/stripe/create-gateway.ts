import Stripe from 'stripe'
import { checkout } from './checkout.ts'
import type { StripeGateway, StripeSettings } from './stripe-gateway.ts'
import { subscriptions } from './subscriptions.ts'
import { webhooks } from './webhooks.ts'

const usualTimeout = 8_000

export function createGateway(settings: StripeSettings): StripeGateway {
  const { secretKey, publishableKey, apiBase, timeoutMs = usualTimeout, retries = 1 } = settings
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...placeOf(apiBase),
  })
  const context = { ...settings, stripe }
  return { publishableKey, ...checkout(context), ...subscriptions(context), ...webhooks(context) }
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname: host, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ('http' as const) : ('https' as const) }
}
