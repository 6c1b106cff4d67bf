import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './format-date-time.ts'

test.each([
  { moment: '2026-11-20T12:00:00.000Z', said: '20 November 2026' },
  { moment: null, said: 'Never' },
  { moment: 'no moment', said: 'Never' },
])('$moment is said as $said', ({ moment, said }) => expect(formatDate(moment, 'Never')).toBe(said))

test('a moment has its minute', () => {
  expect(formatDateTime('2026-11-20T12:05:00.000Z')).toMatch(/^20 November 2026 at \d\d:05$/)
})
