import { expect, test } from 'vitest'
import { addDays } from '../day/day.ts'
import { endPause, type Pause, pauseDaysLeft, pausedUntil, validatePause } from './pause.ts'

const today = '2026-06-10'
const pause = (from: string, to: string): Pause => ({ from, to })

test.each([
  { plan: pause('2026-06-11', '2026-06-11'), before: [], refusal: null, why: 'one day, from tomorrow' },
  { plan: pause('2026-06-11', '2026-07-10'), before: [], refusal: null, why: 'thirty days' },
  { plan: pause('2026-06-11', '2026-07-11'), before: [], refusal: 'pause_too_long', why: 'thirty-one days' },
  { plan: pause('2026-06-10', '2026-06-12'), before: [], refusal: 'pause_starts_too_early', why: 'today' },
  { plan: pause('2026-06-01', '2026-06-12'), before: [], refusal: 'pause_starts_too_early', why: 'the past' },
  { plan: pause('2026-06-12', '2026-06-11'), before: [], refusal: 'pause_ends_before_it_starts', why: 'backwards' },
  { plan: pause('2027-06-10', '2027-06-12'), before: [], refusal: null, why: 'a year ahead' },
  {
    plan: pause('2027-06-11', '2027-06-12'),
    before: [],
    refusal: 'pause_starts_too_late',
    why: 'more than a year ahead',
  },
  { plan: pause('9999-12-30', '9999-12-31'), before: [], refusal: 'pause_starts_too_late', why: 'the end of time' },
  {
    plan: pause('2026-06-15', '2026-06-20'),
    before: [pause('2026-06-20', '2026-06-25')],
    refusal: 'pause_overlaps',
    why: 'it shares its last day with another',
  },
  {
    plan: pause('2026-06-15', '2026-06-20'),
    before: [pause('2026-06-12', '2026-06-15')],
    refusal: 'pause_overlaps',
    why: 'it shares its first day with another',
  },
  {
    plan: pause('2026-06-15', '2026-06-20'),
    before: [pause('2026-06-16', '2026-06-17')],
    refusal: 'pause_overlaps',
    why: 'another lies within it',
  },
  {
    plan: pause('2026-06-15', '2026-06-20'),
    before: [pause('2026-06-12', '2026-06-14'), pause('2026-06-21', '2026-06-22')],
    refusal: null,
    why: 'it lies between two others',
  },
  {
    plan: pause('2026-08-01', '2026-08-30'),
    before: [pause('2026-01-01', '2026-01-30')],
    refusal: null,
    why: 'sixty days in the year',
  },
  {
    plan: pause('2026-08-01', '2026-08-30'),
    before: [pause('2026-01-01', '2026-01-30'), pause('2026-03-01', '2026-03-01')],
    refusal: 'pause_days_used_up',
    why: 'sixty-one days in the year',
  },
  {
    plan: pause('2026-12-20', '2027-01-10'),
    before: [pause('2026-01-01', '2026-01-30'), pause('2026-03-01', '2026-03-18')],
    refusal: null,
    why: 'each year has its own sixty: the twelve days of December still fit',
  },
  {
    plan: pause('2026-12-20', '2027-01-10'),
    before: [pause('2026-01-01', '2026-01-30'), pause('2026-03-01', '2026-03-19')],
    refusal: 'pause_days_used_up',
    why: 'the twelve days of December do not fit',
  },
  {
    plan: pause('2026-12-20', '2027-01-10'),
    before: [pause('2027-02-01', '2027-03-02'), pause('2027-03-04', '2027-03-25')],
    refusal: 'pause_days_used_up',
    why: 'the ten days of January do not fit',
  },
])('a pause from $plan.from to $plan.to: $refusal, for $why', ({ plan, before, refusal }) => {
  expect(validatePause(plan, { today, pauses: before })).toBe(refusal)
})

test('a pause that is ended keeps the days it had, and gives the others back', () => {
  const planned = pause('2026-06-08', '2026-06-20')
  expect(endPause(planned, today)).toEqual(pause('2026-06-08', today))
  expect(endPause(planned, '2026-06-07')).toBeNull()
  expect(endPause(planned, '2026-06-21')).toEqual(planned)
  expect(pauseDaysLeft(today, [planned])).toBe(47)
  expect(pauseDaysLeft(today, [pause('2026-06-08', today)])).toBe(57)
})

test('reminders are silent until the first day that is not paused', () => {
  const pauses = [
    pause('2026-06-10', '2026-06-12'),
    pause('2026-06-13', '2026-06-13'),
    pause('2026-06-15', '2026-06-15'),
  ]
  expect(pausedUntil('2026-06-09', pauses)).toBeNull()
  expect(pausedUntil('2026-06-11', pauses)).toBe('2026-06-14')
  expect(pausedUntil('2026-06-15', pauses)).toBe(addDays('2026-06-15', 1))
})
