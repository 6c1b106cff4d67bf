import { expect, test } from 'vitest'
import { createLogRateLimit } from './log.ts'

test('a kind of log line is written up to its limit a minute, and the next one says how many were left out', () => {
  const clock = { now: 0 }
  const admit = createLogRateLimit(() => clock.now)
  const [one, five] = [{ count: 1 }, { count: 5 }]
  expect(Array.from({ length: 5 }, () => admit('cut', 2))).toEqual([one, one, null, null, null])
  expect(admit('other', 2)).toEqual(one)
  clock.now = 59_999
  expect(admit('cut', 2)).toBeNull()
  clock.now = 60_000
  expect(Array.from({ length: 3 }, () => admit('cut', 2))).toEqual([five, one, null])
})

test('the lines that were left out keep the accounts they were about, and no more than fifty', () => {
  const clock = { now: 0 }
  const admit = createLogRateLimit(() => clock.now)
  admit('refused', 1, 'ada')
  for (const account of ['ada', 'ada', 'bob', undefined]) admit('refused', 1, account)
  clock.now = 60_000
  expect(admit('refused', 1, 'ada')).toEqual({ count: 5, accounts: { ada: 2, bob: 1 } })
  for (let n = 0; n < 99; n++) admit('refused', 1, `account ${n}`)
  clock.now = 120_000
  expect(Object.keys(admit('refused', 1)?.accounts ?? {})).toHaveLength(50)
})
