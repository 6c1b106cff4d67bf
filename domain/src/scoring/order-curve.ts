export const minIdeasForOrder = 6

/** Values 0 to 1; `best` is the earliest of equals, null without ideas. */
export interface OrderCurve {
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

/** Points from 0 to 100: the median of the trial lists is 10. */
const usualSpread = 10

function spreadOf(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1))
}

interface Halves {
  curve: readonly { originality: number }[]
  delta: number
}

/** By more than one standard error: by chance alone the halves of one list in three differ so much. */
export function moreUnusualHalf({ curve, delta }: Halves): 'first' | 'second' | null {
  const first = Math.ceil(curve.length / 2)
  const second = curve.length - first
  const spread = Math.max(usualSpread, spreadOf(curve.map(({ originality }) => originality)))
  if (second === 0 || Math.abs(delta) < spread * Math.sqrt(1 / first + 1 / second)) return null
  return delta > 0 ? 'second' : 'first'
}
