import { expect, test } from 'vitest'
import { daysOfWeekShown } from './week-days.ts'

test.each([
  { why: 'an account of today', since: '2026-03-14', recorded: [], first: '2026-03-14' },
  { why: 'its third day', since: '2026-03-12', recorded: ['2026-03-12'], first: '2026-03-12' },
  { why: 'its seventh day', since: '2026-03-08', recorded: [], first: '2026-03-08' },
  { why: 'an account of long ago', since: '2025-03-08', recorded: ['2025-04-01'], first: '2026-03-08' },
  {
    why: 'an idea of the day before that it brought',
    since: '2026-03-14',
    recorded: ['2026-03-13'],
    first: '2026-03-13',
  },
  { why: 'a first day that is tomorrow in its new zone', since: '2026-03-15', recorded: [], first: '2026-03-08' },
])('the week of $why begins on $first', ({ since, recorded, first }) => {
  const days = daysOfWeekShown({ until: '2026-03-14', since, recorded })
  expect(days).toHaveLength(7)
  expect(days[0]).toBe(first)
})
