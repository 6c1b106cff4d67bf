import { expect, test } from 'vitest'
import { dayOfGuestSession, dayOfLateSession } from './late-session.ts'

// A Saturday in Berlin; the pass was issued in the morning.
const pass = { day: '2026-06-06', zone: 'Europe/Berlin', issuedAt: Date.parse('2026-06-06T09:00:00+02:00') }
const berlin = (moment: string) => Date.parse(`2026-${moment}+02:00`)

test.each([
  { case: 18, finished: '06-06T23:40:00', received: '06-08T08:00:00', counts: true, why: 'synced on Monday' },
  { case: 19, finished: '06-06T23:40:00', received: '06-11T08:00:00', counts: false, why: 'synced five days later' },
  {
    case: 20,
    finished: '06-06T08:59:59',
    received: '06-08T08:00:00',
    counts: false,
    why: 'before the pass was issued',
  },
  { case: 18, finished: '06-06T09:00:00', received: '06-06T09:00:00', counts: true, why: 'all at one moment' },
  { case: 18, finished: '06-07T02:59:59', received: '06-08T08:00:00', counts: true, why: 'within the three hours' },
  { case: 18, finished: '06-07T03:00:00', received: '06-08T08:00:00', counts: false, why: 'after the three hours' },
  { case: 19, finished: '06-06T23:40:00', received: '06-10T00:00:00', counts: true, why: '72 hours after the day' },
  { case: 19, finished: '06-06T23:40:00', received: '06-10T00:00:01', counts: false, why: 'a second later than that' },
  { case: 20, finished: '06-06T23:40:00', received: '06-06T23:39:59', counts: false, why: 'finished in the future' },
])('case $case: offline at $finished, here at $received: it counts for Saturday: $counts, $why', (session) => {
  const day = dayOfLateSession(pass, berlin(session.finished), berlin(session.received))
  expect(day).toBe(session.counts ? '2026-06-06' : null)
})

test('a problem fetched for tomorrow cannot be finished today', () => {
  const ahead = { ...pass, day: '2026-06-07' }
  expect(dayOfLateSession(ahead, berlin('06-06T23:59:59'), berlin('06-07T08:00:00'))).toBeNull()
  expect(dayOfLateSession(ahead, berlin('06-07T00:00:00'), berlin('06-07T08:00:00'))).toBe('2026-06-07')
})

test.each([
  ['2026-06-01', null],
  ['2026-06-02', '2026-06-02'],
  ['2026-06-03', '2026-06-03'],
  ['2026-06-04', null],
])("case added: a guest's session of %s keeps its date on the 3rd, at most one day back: %s", (handedOutOn, day) => {
  expect(dayOfGuestSession(handedOutOn, '2026-06-03')).toBe(day)
})
