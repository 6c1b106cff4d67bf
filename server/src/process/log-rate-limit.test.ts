import { expect, test } from 'vitest'
import { createLogRateLimit } from './log-rate-limit.ts'

test('a kind of log line is written up to its limit a minute, and the next one says how many were left out', () => {
  const clock = { now: 0 }
  const admit = createLogRateLimit(() => clock.now)
  expect(Array.from({ length: 5 }, () => admit('cut', 2))).toEqual([1, 1, null, null, null])
  expect(admit('other', 2)).toBe(1)
  clock.now = 59_999
  expect(admit('cut', 2)).toBeNull()
  clock.now = 60_000
  expect(Array.from({ length: 3 }, () => admit('cut', 2))).toEqual([5, 1, null])
})
