/** The value below which `share` of them lie (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new RangeError('There is nothing to take a quantile of.')
  return found
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/**
 * How often a value of `some` is above one of `others`, ties counting half: the U of Mann and Whitney (1947) as a
 * share. A half means that nobody can tell them apart.
 */
export function shareAbove(some: readonly number[], others: readonly number[]): number {
  let above = 0
  for (const value of some) for (const other of others) above += value > other ? 1 : value === other ? 0.5 : 0
  return above / (some.length * others.length)
}
