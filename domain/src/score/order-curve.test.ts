import { expect, test } from 'vitest'
import { orderCurveOf } from './order-curve.ts'

test.each([
  { values: [], best: null, firstHalf: 0, secondHalf: 0, delta: 0, why: 'no ideas' },
  { values: [0.5], best: 0, firstHalf: 0.5, secondHalf: 0, delta: 0, why: 'one idea has no halves' },
  { values: [0.2, 0.6, 0.4, 0.8], best: 3, firstHalf: 0.4, secondHalf: 0.6, delta: 0.2, why: 'later ones are rarer' },
  {
    values: [0.9, 0.6, 0.3],
    best: 0,
    firstHalf: 0.75,
    secondHalf: 0.3,
    delta: -0.45,
    why: 'the middle goes with the first half',
  },
  {
    values: [0.5, 0.7, 0.7],
    best: 1,
    firstHalf: 0.6,
    secondHalf: 0.7,
    delta: 0.1,
    why: 'the earlier of equals is the best',
  },
])('$values: $why', ({ values, best, firstHalf, secondHalf, delta }) => {
  const curve = orderCurveOf(values)
  expect(curve.best).toBe(best)
  expect(curve.firstHalf).toBeCloseTo(firstHalf)
  expect(curve.secondHalf).toBeCloseTo(secondHalf)
  expect(curve.delta).toBeCloseTo(delta)
})
