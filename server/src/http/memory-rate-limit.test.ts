import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createMemoryRateLimit } from './rate-limit.ts'

// What is held counts, and not what nobody has cleared away yet.
setFlagsFromString('--expose-gc')
const clear: () => void = runInNewContext('gc')
const held = () => {
  clear()
  return process.memoryUsage().heapUsed
}

test('the limit holds at once or spread out, and a moment later one more passes', () => {
  const clock = { now: new Date('2026-03-14T20:00:00Z') }
  const take = createMemoryRateLimit({ count: 3, seconds: 60 }, () => clock.now)
  expect([take('a'), take('a'), take('a'), take('a'), take('b')]).toEqual([null, null, null, 20, null])
  clock.now = new Date(clock.now.getTime() + 20_000)
  expect([take('a'), take('a')]).toEqual([null, 20])
})

test('a clock that is set back makes nobody wait for the time before it', () => {
  const clock = { now: new Date('2026-03-14T20:00:00Z') }
  const take = createMemoryRateLimit({ count: 1, seconds: 60 }, () => clock.now)
  take('a')
  clock.now = new Date(clock.now.getTime() - 3_600_000)
  expect([take('a'), take('a')]).toEqual([null, 60])
})

test('T42: a million subjects take no more room than a few thousand', () => {
  const take = createMemoryRateLimit({ count: 1, seconds: 60 }, () => new Date())
  take('the first')
  for (let n = 0; n < 4_999; n++) take(`${n}`)
  expect(take('the first')).not.toBeNull()
  const before = held()
  for (let n = 0; n < 1_000_000; n++) take(`198.51.${n}`)
  expect(held() - before).toBeLessThan(50 * 1024 * 1024)
  expect(take('the first')).toBeNull()
})
