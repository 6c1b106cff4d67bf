import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../day/day.ts'
import type { DayKind, LoggedDay } from './day-log.ts'
import { habitStrength } from './habit-strength.ts'

const first = '2026-01-01'
const row = (offset: number, kind: DayKind = 'done'): LoggedDay => ({
  day: addDays(first, offset),
  kind,
  zone: 'UTC',
  replaced: null,
})
const run = (length: number) => Array.from({ length }, (_, offset) => row(offset))
const strength = (log: LoggedDay[], until: number) => habitStrength(log, addDays(first, until))

// 1 - 0.5^(n/13), then halved every thirteen missed days.
test.each([
  { done: 0, missed: 0, value: 0 },
  { done: 1, missed: 0, value: 5 },
  { done: 13, missed: 0, value: 50 },
  { done: 26, missed: 0, value: 75 },
  { done: 130, missed: 0, value: 100 },
  { done: 130, missed: 1, value: 95 },
  { done: 130, missed: 13, value: 50 },
  { done: 26, missed: 26, value: 19 },
])('after $done days done and $missed missed, strength is $value', ({ done, missed, value }) => {
  expect(strength(run(done), done + missed)).toBe(value)
})

test('a frozen day lowers strength like a missed one, and a paused one does not', () => {
  const missed = strength([...run(30), row(31)], 32)
  expect(strength([...run(30), row(30, 'frozen'), row(31)], 32)).toBe(missed)
  expect(strength([...run(30), row(30, 'restored'), row(31)], 32)).toBe(missed)
  for (const kind of ['paused', 'amnesty', 'bridged'] as const) {
    expect(strength([...run(30), row(30, kind), row(31)], 32)).toBe(strength(run(31), 31))
  }
})

test('strength stays between 0 and 100, and one more day done never lowers it', () => {
  const offsets = fc.uniqueArray(fc.nat(60), { maxLength: 60 })
  fc.assert(
    fc.property(offsets, fc.nat(60), (days, one) => {
      const log = [...days].toSorted((a, b) => a - b).map((day) => row(day))
      const more = [...new Set([...days, one])].toSorted((a, b) => a - b).map((day) => row(day))
      const [before, after] = [strength(log, 61), strength(more, 61)]
      expect(before).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(100)
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})
