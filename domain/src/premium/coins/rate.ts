/** One source's word on a price. */
export interface Quoted {
  source: string
  /** Dollars, times 10^18. */
  price: bigint
  /** When it was true (ms). */
  at: number
}

/** Older ones are not heard (ms). */
export const freshFor = 120_000
const sourcesNeeded = 2
/** Further than this from the median (in 10^-4) is another opinion, not the price. */
const apartAtMost = 200n

/** The price that at least two fresh sources agree on: their median; null when there is none. */
export function agreedPrice(quotes: readonly Quoted[], now: number): bigint | null {
  const fresh = [...new Map(quotes.filter(isFresh(now)).map((quote) => [quote.source, quote.price])).values()]
  if (fresh.length < sourcesNeeded) return null
  const middle = median(fresh)
  const near = fresh.filter((price) => areNear(price, middle))
  return near.length < sourcesNeeded ? null : median(near)
}

const isFresh =
  (now: number) =>
  ({ at, price }: Quoted) =>
    price > 0n && at <= now + freshFor && now - at <= freshFor

/** Whether two prices are within two percent of the second one. */
export const areNear = (price: bigint, other: bigint) =>
  (price > other ? price - other : other - price) * 10_000n <= other * apartAtMost

const dollar = 10n ** 18n
/** What a coin that promises a dollar is charged at; null while the market does not believe the promise. */
export const parPrice = (market: bigint): bigint | null => (areNear(market, dollar) ? dollar : null)

function median(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0n
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n
  return (upper + lower) / 2n
}
