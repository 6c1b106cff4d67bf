import { act, cleanup, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { formatTimeLeft, msUntilNextMinute, useTimeLeft } from './time-left.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

test.each([
  { left: 24 * hour, words: '24 h' },
  { left: 25 * hour - 1, words: '25 h' },
  { left: 6 * hour + 12 * minute, words: '6 h 12 min' },
  { left: 6 * hour + 11 * minute + second, words: '6 h 12 min' },
  { left: hour + 1, words: '1 h 1 min' },
  { left: hour, words: '1 h' },
  { left: hour - minute, words: '59 min' },
  { left: second, words: '1 min' },
  { left: 1, words: '1 min' },
  { left: 0, words: null },
  { left: -hour, words: null },
])('$left ms are $words', ({ left, words }) => expect(formatTimeLeft(left)).toBe(words))

test.each([90 * minute, 90 * minute - 1, 61 * second, 59 * second])(
  '%i ms change their words when they are due',
  (left) => {
    const due = msUntilNextMinute(left)
    expect(formatTimeLeft(left - due)).not.toBe(formatTimeLeft(left))
    if (due > 1) expect(formatTimeLeft(left - due + 1)).toBe(formatTimeLeft(left))
  },
)

test('a page that was asleep counts anew when it is seen again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(cleanup)
  const { result } = renderHook(() => useTimeLeft(3_600_000))
  expect(result.current).toBe(3_600_000)
  vi.setSystemTime(1_800_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(1_800_000)
})
