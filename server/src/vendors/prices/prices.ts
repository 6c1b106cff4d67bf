import { parsePrice } from '@app/domain/premium/crypto/amount'
import { type Currency, isStablecoin } from '@app/domain/premium/crypto/assets'
import {
  areWithinTolerance,
  consensusPrice,
  type PriceQuote,
  peggedPrice,
} from '@app/domain/premium/crypto/exchange-rate'
import { log } from '../../process/log.ts'
import { outboundFetch } from '../outbound-fetch.ts'

export interface Price {
  /** Dollars for one, times 10^18. */
  price: bigint
  quotes: PriceQuote[]
}

export type Prices = ReturnType<typeof createPrices>

const cacheMs = 30_000

export function createPrices(sources: readonly PriceSource[], asking: { now(): number; ending: AbortSignal }) {
  const askers = sources.map((source) => ({ server: source.server, ask: createPriceSource(source, asking) }))
  const stored = new Map<Currency, { at: number; quotes: Promise<PriceQuote[]> }>()

  async function askAll(currency: Currency): Promise<PriceQuote[]> {
    const answers = await Promise.all(
      askers.map(({ server, ask }) =>
        ask(currency).catch((error: unknown) => {
          log('warn', 'A price server did not answer.', { server, currency, reason: String(error) })
          return null
        }),
      ),
    )
    return answers.filter((each) => each !== null)
  }

  function quotesOf(currency: Currency): Promise<PriceQuote[]> {
    const known = stored.get(currency)
    const now = asking.now()
    if (known && Math.abs(now - known.at) < cacheMs) return known.quotes
    const quotes = askAll(currency)
    stored.set(currency, { at: now, quotes })
    return quotes
  }

  async function marketOf(currency: Currency): Promise<Price | null> {
    const quotes = await quotesOf(currency)
    const price = consensusPrice(quotes, asking.now())
    return price === null ? null : { price, quotes }
  }

  return {
    async of(currency: Currency): Promise<Price | null> {
      const market = await marketOf(currency)
      if (market === null) return null
      if (isStablecoin(currency)) return withPrice(market, peggedPrice(market.price))
      if (currency !== 'WBTC') return market
      // Wrapped bitcoin may lose its peg.
      const bitcoin = await marketOf('BTC')
      return bitcoin && areWithinTolerance(market.price, bitcoin.price) ? market : null
    },
  }
}

const withPrice = ({ quotes }: Price, price: bigint | null): Price | null => (price === null ? null : { price, quotes })

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
function createPriceSource({ server, url }: PriceSource, { now, ending }: PriceContext) {
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
