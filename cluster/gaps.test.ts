import { expect, test } from 'vitest'
import { addedByApp, longestGap, secondsOf } from './gaps.ts'

test('the longest gap is found in whatever order the moments came', () => {
  expect(longestGap([9_000, 0, 1_000, 8_500])).toEqual({ from: 1_000, to: 8_500 })
  expect(secondsOf(longestGap([9_000, 0, 1_000, 8_505]))).toBe(7.51)
})

test('the app adds the time from the first accepted write to the first acknowledged hand-in', () => {
  const writes = [1_000, 1_050, 11_000, 11_050]
  expect(addedByApp({ from: 900, to: 20_000, writes, handIns: [1_020, 11_300, 11_400] })).toEqual({
    from: 11_000,
    to: 11_300,
  })
})

test('an app that never comes back adds the rest of the event', () => {
  expect(addedByApp({ from: 0, to: 9_000, writes: [10, 5_000], handIns: [20] })).toEqual({ from: 5_000, to: 9_000 })
})

test.each([[[]], [[10]]])('with writes at %j only nobody knows when the database was back', (writes) => {
  expect(addedByApp({ from: 0, to: 9_000, writes, handIns: [20, 5_000] })).toBe(null)
})
