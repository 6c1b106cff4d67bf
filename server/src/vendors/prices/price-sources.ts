import { parsePrice } from '@app/domain/premium/crypto/amount'
import type { Currency } from '@app/domain/premium/crypto/assets'
import type { PriceQuote } from '@app/domain/premium/crypto/exchange-rate'
import { outboundFetch } from '../outbound-fetch.ts'

export const priceServers = ['coingecko', 'coinbase', 'kraken'] as const
export type PriceServer = (typeof priceServers)[number]

export interface PriceSource {
  server: PriceServer
  url: string
}

/** Dollars as the server wrote them; `at` in ms. */
interface RawQuote {
  price: unknown
  at: number
}

interface ServerApi {
  path(currency: Currency): string | null
  read(answer: unknown, currency: Currency, now: number): RawQuote
}

const geckoIds: Record<Currency, string> = {
  BTC: 'bitcoin',
  WBTC: 'wrapped-bitcoin',
  ETH: 'ethereum',
  USDT: 'tether',
  USDC: 'usd-coin',
  XRP: 'ripple',
  SOL: 'solana',
}

const serverApis: Record<PriceServer, ServerApi> = {
  coingecko: {
    path: (currency) => `/simple/price?ids=${geckoIds[currency]}&vs_currencies=usd&include_last_updated_at=true`,
    read: (answer, currency) => {
      const coin = at(answer, geckoIds[currency])
      return { price: at(coin, 'usd'), at: Number(at(coin, 'last_updated_at')) * 1000 }
    },
  },
  coinbase: {
    path: (currency) => (currency === 'WBTC' || currency === 'USDC' ? null : `/products/${currency}-USD/ticker`),
    read: (answer) => ({ price: at(answer, 'price'), at: Date.parse(String(at(answer, 'time'))) }),
  },
  kraken: {
    path: (currency) => `/0/public/Ticker?pair=${currency === 'BTC' ? 'XBT' : currency}USD`,
    read: (answer, _, now) => ({ price: at(at(Object.values(at(answer, 'result') ?? {})[0], 'c'), '0'), at: now }),
  },
}

/** Own keys only: the answer is untrusted. */
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

interface PriceContext {
  now(): number
  ending: AbortSignal
}

const priceTimeoutMs = 3_000
const maxResponseBytes = 64 * 1024

/** Null: not traded there. Throws OutboundError, or SyntaxError for what is no JSON. */
export function createPriceSource({ server, url }: PriceSource, { now, ending }: PriceContext) {
  const ask = outboundFetch({
    origin: new URL(url).origin,
    deadlineMs: priceTimeoutMs,
    maxBytes: maxResponseBytes,
    ending,
  })
  const { path, read } = serverApis[server]
  return async (currency: Currency): Promise<PriceQuote | null> => {
    const tail = path(currency)
    if (tail === null) return null
    const response = await ask(`${url}${tail}`, { headers: { accept: 'application/json' } })
    const quote = read(await response.json(), currency, now())
    const price = parsePrice(String(quote.price))
    return price === null || Number.isNaN(quote.at) ? null : { source: server, price, at: quote.at }
  }
}
