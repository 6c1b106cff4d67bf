import { expect, test } from 'vitest'
import { dueRenewalReminderDays, prepaidYearEnd, renewableFrom } from './prepaid.ts'

const at = (text: string) => Date.parse(text)

test.each([
  { now: '2026-03-14T20:00:00Z', paid: null, end: '2027-03-14T20:00:00Z', why: 'a year from now' },
  { now: '2026-03-14T20:00:00Z', paid: '2026-02-01', end: '2027-03-14T20:00:00Z', why: 'what is over does not count' },
  { now: '2026-03-14T20:00:00Z', paid: '2026-09-01', end: '2027-09-01', why: 'a second year begins after the first' },
  { now: '2028-02-29T12:00:00Z', paid: null, end: '2029-02-28T12:00:00Z', why: 'there is no 29th a year later' },
  { now: '2027-02-28T12:00:00Z', paid: null, end: '2028-02-28T12:00:00Z', why: 'the 28th stays the 28th' },
  { now: '2027-06-01', paid: '2028-02-29', end: '2029-02-28', why: 'nor a year after the first' },
  { now: '2026-12-31T23:59:59Z', paid: null, end: '2027-12-31T23:59:59Z', why: 'across the turn of the year' },
])('$end: $why', ({ now, paid, end }) => {
  expect(new Date(prepaidYearEnd(at(now), paid === null ? null : at(paid))).toISOString()).toBe(
    new Date(end).toISOString(),
  )
})

test('whenever a person pays, they get 365 or 366 days, and never fewer than they had', () => {
  for (let day = 0; day < 3_000; day++) {
    const now = at('2026-01-01T11:30:00Z') + day * 86_400_000
    for (const ahead of [null, -86_400_000, 0, 40 * 86_400_000]) {
      const paid = ahead === null ? null : now + ahead
      const days = (prepaidYearEnd(now, paid) - Math.max(now, paid ?? now)) / 86_400_000
      expect([365, 366]).toContain(days)
    }
  }
})

const end = at('2027-03-14T20:00:00Z')
const day = 86_400_000

test.each([
  { left: 31 * day, isOpen: false },
  { left: 30 * day + 1, isOpen: false },
  { left: 30 * day, isOpen: true },
  { left: 1, isOpen: true },
])('$left ms before its end a year can be renewed: $isOpen', ({ left, isOpen }) =>
  expect(end - left >= renewableFrom(end)).toBe(isOpen),
)

test.each([
  { left: 14 * day + 1, due: null },
  { left: 14 * day, due: 14 },
  { left: 3 * day + 1, due: 14 },
  { left: 3 * day, due: 3 },
  { left: 1, due: 3 },
  { left: 0, due: null },
  { left: -day, due: null },
])('$left ms before the end of a year the letter of $due days is due', ({ left, due }) =>
  expect(dueRenewalReminderDays(end - left, end)).toBe(due),
)
