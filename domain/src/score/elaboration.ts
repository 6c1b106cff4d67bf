/** More words than this in one idea count no further, so padding does not pay. */
export const wordsThatCount = 12

/** The middle of the numbers, the mean of the two middle ones for an even count; 0 for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? 0 : (low + high) / 2
}

/**
 * Elaboration, 0 to 1, from the content words of each idea: clamp((median(min(12, words)) - 1)/7, 0, 1). Detail as a
 * measure is Torrance's (1966); the scale from one to eight words is a choice of this product.
 */
export function elaborationOf(wordCounts: readonly number[]): number {
  const middle = median(wordCounts.map((count) => Math.min(wordsThatCount, count)))
  return Math.min(1, Math.max(0, (middle - 1) / 7))
}
