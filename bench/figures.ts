/** The value below which `share` of them lie (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new RangeError('There is nothing to take a quantile of.')
  return found
}

export const median = (values: readonly number[]) => quantile(values, 0.5)
