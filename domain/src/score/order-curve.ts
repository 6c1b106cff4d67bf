export const ideasForOrder = 6

/** All values 0 to 1. */
export interface OrderCurve {
  /** The earliest of equals; null without ideas. */
  best: number | null
  firstHalf: number
  secondHalf: number
  delta: number
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Later ideas tend to be more original (Christensen, Guilford & Wilson 1957); a middle one belongs to the first half. */
export function orderCurveOf(originalities: readonly number[]): OrderCurve {
  const middle = Math.ceil(originalities.length / 2)
  const firstHalf = mean(originalities.slice(0, middle))
  const secondHalf = mean(originalities.slice(middle))
  const best = originalities.length === 0 ? null : originalities.indexOf(Math.max(...originalities))
  return { best, firstHalf, secondHalf, delta: originalities.length < 2 ? 0 : secondHalf - firstHalf }
}
