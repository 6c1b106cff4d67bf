import { expect, test } from 'vitest'
import { dayAt } from './day.ts'
import { openTimes } from './open-times.ts'
import { countedDay } from './round.ts'

const at = (moment: string) => Date.parse(moment)
const account = (now: string, zone: string, lastDay: string | null) => ({ today: dayAt(at(now), zone), zone, lastDay })

test.each([
  {
    why: 'an ordinary day',
    zone: 'Europe/Berlin',
    now: '2026-03-14T10:00+01:00',
    until: '2026-03-15T00:00+01:00',
    opened: '2026-03-15T03:00+01:00',
  },
  {
    why: 'three hours of a night that loses one',
    zone: 'Europe/Berlin',
    now: '2026-03-28T10:00+01:00',
    until: '2026-03-29T00:00+01:00',
    opened: '2026-03-29T04:00+02:00',
  },
  {
    why: 'three hours of a night that gains one',
    zone: 'Europe/Berlin',
    now: '2026-10-24T10:00+02:00',
    until: '2026-10-25T00:00+02:00',
    opened: '2026-10-25T02:00+01:00',
  },
  {
    why: 'a midnight that does not exist',
    zone: 'Africa/Cairo',
    now: '2026-04-23T10:00+02:00',
    until: '2026-04-24T01:00+03:00',
    opened: '2026-04-24T04:00+03:00',
  },
  {
    why: 'half an hour off',
    zone: 'Asia/Kolkata',
    now: '2026-03-14T10:00+05:30',
    until: '2026-03-15T00:00+05:30',
    opened: '2026-03-15T03:00+05:30',
  },
])('today is open until its end, and three hours longer for what was opened: $why', ({ zone, now, until, opened }) => {
  const times = openTimes(at(now), account(now, zone, '2026-01-01'))
  expect(times).toEqual({ until: at(until), opened: at(opened), yesterday: null })
  const today = dayAt(at(now), zone)
  const counts = (moment: number) => countedDay({ day: today, zone }, moment, dayAt(moment, zone))
  expect([counts(at(opened) - 1) === today, counts(at(opened)) === today]).toEqual([true, false])
})

test.each([
  { now: '2026-03-14T00:00+01:00', lastDay: '2026-03-12', yesterday: '2026-03-14T03:00+01:00' },
  { now: '2026-03-14T02:59+01:00', lastDay: null, yesterday: '2026-03-14T03:00+01:00' },
  { now: '2026-03-14T03:00+01:00', lastDay: '2026-03-12', yesterday: null },
  { now: '2026-03-14T01:00+01:00', lastDay: '2026-03-13', yesterday: null },
])('at $now, last done on $lastDay, yesterday is open until $yesterday', ({ now, lastDay, yesterday }) => {
  const times = openTimes(at(now), account(now, 'Europe/Berlin', lastDay))
  expect(times?.yesterday).toBe(yesterday && at(yesterday))
})

test('a day that is done is not told to be open', () => {
  const now = '2026-03-14T10:00+01:00'
  expect(openTimes(at(now), account(now, 'Europe/Berlin', '2026-03-14'))).toBeNull()
})
