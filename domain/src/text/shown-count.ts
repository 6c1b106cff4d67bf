/** What is counted is exact up to here; more than that is estimated, and shown as an estimate. */
export const exactUpTo = 10_000

/** A count as it is shown: beyond ten thousand three digits say all that is known. */
export function shownCount(count: number): number {
  if (count <= exactUpTo) return Math.round(count)
  return Number(count.toPrecision(3))
}
