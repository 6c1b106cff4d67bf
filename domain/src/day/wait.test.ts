import { expect, test } from 'vitest'
import { formatWait } from './day-words.ts'

test.each([
  [-1, 'in a minute'],
  [60_000, 'in a minute'],
  [60_001, 'in 2 minutes'],
  [600_000, 'in 10 minutes'],
  [90 * 60_000, 'in 90 minutes'],
  [91 * 60_000, 'in 2 hours'],
  [23.5 * 3_600_000, 'in 24 hours'],
])('%i milliseconds from now is "%s"', (milliseconds, when) => expect(formatWait(milliseconds)).toBe(when))
