import type { DayKind } from '@app/domain/streak/day-log'
import { expect, test } from 'vitest'
import { isLastDoneDay } from './day-log.queries.ts'

test.each([
  { what: 'today, once it is done', day: '2026-03-14', done: ['2026-03-13', '2026-03-14'], is: true },
  { what: 'yesterday, while today is not done', day: '2026-03-13', done: ['2026-03-12', '2026-03-13'], is: true },
  { what: 'yesterday, once today is done', day: '2026-03-13', done: ['2026-03-13', '2026-03-14'], is: false },
  { what: 'the day before yesterday', day: '2026-03-12', done: ['2026-03-12'], is: false },
  { what: 'today, not done', day: '2026-03-14', done: ['2026-03-13'], is: false },
])('the day lit last is $what: $is', ({ day, done, is }) => {
  const kinds = new Map(done.map((each): [string, DayKind] => [each, 'done']))
  expect(isLastDoneDay(day, { today: '2026-03-14', kinds })).toBe(is)
})
