/** Below this many different ideas nothing is said about their order. */
export const ideasForOrder = 6

/** How originality runs through a list, in the order of writing. All values 0 to 1. */
export interface OrderCurve {
  /** Which of the given ideas is the most original, counted from 0; the earliest of equals. Null without ideas. */
  best: number | null
  firstHalf: number
  secondHalf: number
  /** Second half minus first half. */
  delta: number
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/**
 * The order curve of originalities. Later ideas tend to be more original (Christensen, Guilford & Wilson 1957; Beaty &
 * Silvia 2012). Of an odd number the middle one belongs to the first half.
 */
export function orderCurveOf(originalities: readonly number[]): OrderCurve {
  const middle = Math.ceil(originalities.length / 2)
  const firstHalf = mean(originalities.slice(0, middle))
  const secondHalf = mean(originalities.slice(middle))
  const best = originalities.length === 0 ? null : originalities.indexOf(Math.max(...originalities))
  return { best, firstHalf, secondHalf, delta: originalities.length < 2 ? 0 : secondHalf - firstHalf }
}
