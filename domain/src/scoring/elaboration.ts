/** More words count no further, so padding does not pay. */
const wordsThatCount = 12

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? 0 : (low + high) / 2
}

/** 0 to 1. Detail as a measure: Torrance (1966). */
export function elaborationOf(wordCounts: readonly number[]): number {
  const middle = median(wordCounts.map((count) => Math.min(wordsThatCount, count)))
  return Math.min(1, Math.max(0, (middle - 1) / 7))
}
