export interface PriceQuote {
  source: string
  price: bigint
  at: number
}

export const quoteFreshForMs = 120_000
const minSources = 2
const toleranceBasisPoints = 200n

export function consensusPrice(quotes: readonly PriceQuote[], now: number): bigint | null {
  const fresh = [...new Map(quotes.filter(isFresh(now)).map((quote) => [quote.source, quote.price])).values()]
  if (fresh.length < minSources) return null
  const middle = median(fresh)
  const near = fresh.filter((price) => areWithinTolerance(price, middle))
  return near.length < minSources ? null : median(near)
}

const isFresh =
  (now: number) =>
  ({ at, price }: PriceQuote) =>
    price > 0n && at <= now + quoteFreshForMs && now - at <= quoteFreshForMs

export const areWithinTolerance = (price: bigint, other: bigint) =>
  (price > other ? price - other : other - price) * 10_000n <= other * toleranceBasisPoints

const dollar = 10n ** 18n
export const peggedPrice = (market: bigint): bigint | null => (areWithinTolerance(market, dollar) ? dollar : null)

function median(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n
  return (upper + lower) / 2n
}
