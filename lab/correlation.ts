const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Pearson's r; NaN where one side does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, ofA, ofB] = [0, 0, 0]
  for (const [at, one] of a.entries()) {
    const [x, y] = [one - meanA, (b[at] ?? 0) - meanB]
    both += x * y
    ofA += x * x
    ofB += y * y
  }
  return both / Math.sqrt(ofA * ofB)
}

function partialCorrelation(a: readonly number[], b: readonly number[], held: readonly number[]): number {
  const [ab, ah, bh] = [correlation(a, b), correlation(a, held), correlation(b, held)]
  return (ab - ah * bh) / Math.sqrt((1 - ah * ah) * (1 - bh * bh))
}

export interface Pairs {
  predicted: number[]
  rated: number[]
  length: number[]
}

/** A constant measure has no correlation. */
const orZero = (r: number): number => (Number.isNaN(r) ? 0 : r)

export const meanWithinPrompts = (prompts: readonly Pairs[]) => ({
  r: mean(prompts.map(({ predicted, rated }) => orZero(correlation(predicted, rated)))),
  held: mean(prompts.map(({ predicted, rated, length }) => orZero(partialCorrelation(predicted, rated, length)))),
  prompts: prompts.length,
  texts: prompts.reduce((sum, { rated }) => sum + rated.length, 0),
})

export const lengthOf = (text: string): number => Math.log(1 + text.trim().split(/\s+/).length)
