export interface PriceQuote {
  source: string
  price: bigint
  at: number
}

export const freshForMs = 120_000
const sourcesNeeded = 2
const basisPointsApart = 200n

export function agreedPrice(quotes: readonly PriceQuote[], now: number): bigint | null {
  const fresh = [...new Map(quotes.filter(isFresh(now)).map((quote) => [quote.source, quote.price])).values()]
  if (fresh.length < sourcesNeeded) return null
  const middle = median(fresh)
  const near = fresh.filter((price) => areNear(price, middle))
  return near.length < sourcesNeeded ? null : median(near)
}

const isFresh =
  (now: number) =>
  ({ at, price }: PriceQuote) =>
    price > 0n && at <= now + freshForMs && now - at <= freshForMs

export const areNear = (price: bigint, other: bigint) =>
  (price > other ? price - other : other - price) * 10_000n <= other * basisPointsApart

const dollar = 10n ** 18n
export const parPrice = (market: bigint): bigint | null => (areNear(market, dollar) ? dollar : null)

function median(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n
  return (upper + lower) / 2n
}
