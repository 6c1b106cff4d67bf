import { expect, test } from 'vitest'
import { moreUnusualHalf, orderCurveOf } from './order-curve.ts'

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

test.each([
  { values: [50, 50, 50, 49, 49, 49], half: null, why: 'one point is no difference, however alike the ideas are' },
  // A spread of 10 gives an error of 8.2 points for three against three.
  { values: [50, 50, 50, 58, 58, 58], half: null, why: 'within the error of usual ideas' },
  { values: [50, 50, 50, 59, 59, 59], half: 'second', why: 'beyond it' },
  { values: [59, 59, 59, 50, 50, 50], half: 'first', why: 'the other way' },
  // A spread of 32.9: an error of 26.8.
  { values: [10, 90, 20, 80, 30, 75], half: null, why: 'ideas that differ much say less of a half' },
  { values: [10, 20, 15, 80, 90, 85], half: 'second', why: 'unless the halves differ more' },
  { values: [], half: null, why: 'no ideas' },
  { values: [90], half: null, why: 'one idea has no halves' },
])('$values: $why', ({ values, half }) => {
  const { delta } = orderCurveOf(values)
  expect(moreUnusualHalf({ curve: values.map((originality) => ({ originality })), delta })).toBe(half)
})
