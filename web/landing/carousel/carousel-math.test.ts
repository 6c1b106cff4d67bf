import { expect, test } from 'vitest'
import { endDraggedPast, indexForKey, nearestIndex, wrapIndex } from './carousel-math.ts'

test.each([
  [-1, 19],
  [0, 0],
  [19, 19],
  [20, 0],
  [-21, 19],
])('slide %i of twenty is %i', (index, slide) => {
  expect(wrapIndex(index, 20)).toBe(slide)
})

test.each([
  { at: 0, slide: 0, why: 'the beginning' },
  { at: 140, slide: 0, why: 'less than half of the way' },
  { at: 160, slide: 1, why: 'more than half of the way' },
  { at: 749, slide: 3, why: 'as far as it goes, which is not as far as the last one' },
  { at: 700, slide: 2, why: 'not quite the end' },
])('a row that stands at $at shows slide $slide: $why', ({ at, slide }) => {
  expect(nearestIndex([0, 300, 600, 900], at, 750)).toBe(slide)
})

test.each([
  { from: 0, by: 80, leads: 'last' },
  { from: 0, by: -80, leads: null },
  { from: 750, by: -80, leads: 'first' },
  { from: 750, by: 80, leads: null },
  { from: 0, by: 20, leads: null },
  { from: 300, by: 80, leads: null },
])('a pull by $by from $from leads to $leads', ({ from, by, leads }) => {
  expect(endDraggedPast({ from, end: 750, by })).toBe(leads)
})

test('arrows lead to neighbours, Home and End to the ends, and other keys nowhere', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter']
  expect(keys.map((key) => indexForKey(key, 0, 20))).toEqual([-1, 1, 0, 19, null])
})
