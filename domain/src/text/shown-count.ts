/** What is counted is exact up to here; more is estimated, and three digits are all that is known. */
export const exactUpTo = 10_000

export function shownCount(count: number): number {
  if (count <= exactUpTo) return Math.round(count)
  return Number(count.toPrecision(3))
}
