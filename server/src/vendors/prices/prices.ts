import { type Currency, isStablecoin } from '@app/domain/premium/crypto/assets'
import {
  areWithinTolerance,
  consensusPrice,
  type PriceQuote,
  peggedPrice,
} from '@app/domain/premium/crypto/exchange-rate'
import { log } from '../../process/log.ts'
import { createPriceSource, type PriceSource } from './price-sources.ts'

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
