import Stripe from 'stripe'
import { sellingDesk } from './checkout.ts'
import type { CardDesk, StripeSettings } from './stripe-gateway.ts'
import { readingDesk } from './subscriptions.ts'
import { newsDesk } from './webhooks.ts'

const usualTimeout = 8_000

/** Stripe itself, by its SDK. Two tries of eight seconds: whoever waits in front of a page is told in time. */
export function openDesk(settings: StripeSettings): CardDesk {
  const { secretKey, publishableKey, apiBase, timeoutMs = usualTimeout, retries = 1 } = settings
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...placeOf(apiBase),
  })
  const means = { ...settings, stripe }
  return { publishableKey, ...sellingDesk(means), ...readingDesk(means), ...newsDesk(means) }
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname: host, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host, port: port || (isPlain ? 80 : 443), protocol: isPlain ? ('http' as const) : ('https' as const) }
}
