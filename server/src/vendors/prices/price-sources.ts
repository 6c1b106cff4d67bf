import { priceOf } from '@app/domain/premium/coins/amount'
import type { Currency } from '@app/domain/premium/coins/assets'
import type { Quoted } from '@app/domain/premium/coins/rate'
import { outboundFetch } from '../outbound.ts'

/** The price servers whose answers we can read. */
export const priceServers = ['coingecko', 'coinbase', 'kraken'] as const
export type PriceServer = (typeof priceServers)[number]

export interface PriceSource {
  server: PriceServer
  /** Of its interface, without a slash at the end. */
  url: string
}

/** What one server says of one currency: dollars, as it wrote them, and when that was true (ms). */
interface Said {
  price: unknown
  at: number
}

interface Shape {
  path(currency: Currency): string | null
  read(answer: unknown, currency: Currency, now: number): Said
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

const shapes: Record<PriceServer, Shape> = {
  coingecko: {
    path: (currency) => `/simple/price?ids=${geckoIds[currency]}&vs_currencies=usd&include_last_updated_at=true`,
    read: (answer, currency) => {
      const coin = at(answer, geckoIds[currency])
      return { price: at(coin, 'usd'), at: Number(at(coin, 'last_updated_at')) * 1000 }
    },
  },
  coinbase: {
    // It trades neither of these two for dollars.
    path: (currency) => (currency === 'WBTC' || currency === 'USDC' ? null : `/products/${currency}-USD/ticker`),
    read: (answer) => ({ price: at(answer, 'price'), at: Date.parse(String(at(answer, 'time'))) }),
  },
  kraken: {
    path: (currency) => `/0/public/Ticker?pair=${currency === 'BTC' ? 'XBT' : currency}USD`,
    // It names the pair in ways of its own, and does not say when: the answer is of now.
    read: (answer, _, now) => ({ price: at(at(Object.values(at(answer, 'result') ?? {})[0], 'c'), '0'), at: now }),
  },
}

/** Own keys only: an answer is somebody else's text. */
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined

interface Asking {
  now(): number
  /** The end of this process. */
  ending: AbortSignal
}

const deadlineMs = 3_000
const mostBytes = 64 * 1024

/** Asks one server. Null: it does not trade this one. Throws OutboundError, or SyntaxError for what is no JSON. */
export function priceAsker({ server, url }: PriceSource, { now, ending }: Asking) {
  const ask = outboundFetch({ origin: new URL(url).origin, deadlineMs, mostBytes, ending })
  const { path, read } = shapes[server]
  return async (currency: Currency): Promise<Quoted | null> => {
    const asked = path(currency)
    if (asked === null) return null
    const response = await ask(`${url}${asked}`, { headers: { accept: 'application/json' } })
    const said = read(await response.json(), currency, now())
    const price = priceOf(String(said.price))
    return price === null || Number.isNaN(said.at) ? null : { source: server, price, at: said.at }
  }
}
