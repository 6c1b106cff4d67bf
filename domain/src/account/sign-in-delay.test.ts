import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSignInDelay, type SignInDelay } from './sign-in-delay.ts'

const quarter = 15 * 60

/** As the statement that counts failures does. */
function delayAfterFailures({ freeAttempts, delaysSeconds }: SignInDelay, failures: number): number {
  return failures < freeAttempts ? 0 : (delaysSeconds[Math.min(failures - freeAttempts, delaysSeconds.length - 1)] ?? 0)
}

test('of twenty failures five are free, then each costs more, up to 75 seconds', () => {
  const delay = createSignInDelay({ count: 20, seconds: quarter })
  const waits = Array.from({ length: 12 }, (_, index) => delayAfterFailures(delay, index + 1))
  expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 75, 75, 75, 75])
})

test.each([1, 2, 3, 5, 8, 20, 300, 1_000_000])('with %i allowed, the first mistake is never the last try', (count) => {
  const delay = createSignInDelay({ count, seconds: quarter })
  expect(delay.freeAttempts).toBeGreaterThanOrEqual(1)
  for (const wait of delay.delaysSeconds) expect(wait).toBeLessThanOrEqual(quarter)
  expect(delay.delaysSeconds).toEqual(delay.delaysSeconds.toSorted((a, b) => a - b))
})

/** When somebody fails who tries as soon as they may, or pauses as long as they like. */
function failuresOf(count: number, pauses: readonly number[]) {
  const delay = createSignInDelay({ count, seconds: quarter })
  const failures: number[] = []
  let [now, inARow, last] = [0, 0, -Infinity]
  for (const pause of pauses) {
    now = Math.max(now, last + delayAfterFailures(delay, inARow)) + pause
    inARow = now - last >= delay.resetAfterSeconds ? 1 : inARow + 1
    last = now
    failures.push(now)
  }
  return failures
}

test('no 15 minutes hold more failures than the limit, however long a person waits between them', () => {
  const pause = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 1000 }))
  const settings = [fc.integer({ min: 1, max: 60 }), fc.array(pause, { minLength: 1, maxLength: 120 })] as const
  fc.assert(
    fc.property(...settings, (count, pauses) => {
      const failures = failuresOf(count, pauses)
      // A millisecond of slack: sums of fractions may fall short of the quarter by a hair.
      for (const begin of failures)
        expect(failures.filter((at) => at >= begin && at < begin + quarter - 0.001).length).toBeLessThanOrEqual(count)
    }),
  )
})
