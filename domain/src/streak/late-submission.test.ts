import { expect, test } from 'vitest'
import { correctClockSkew, dayOfGuestRound, decideArrival, findNotCountedReason } from './late-submission.ts'

// A Saturday in Berlin; the pass was issued in the morning.
const pass = { day: '2026-06-06', zone: 'Europe/Berlin', issuedAt: Date.parse('2026-06-06T09:00:00+02:00') }
const berlin = (moment: string) => Date.parse(`2026-${moment}+02:00`)

test.each([
  { finished: '06-06T23:40:00', received: '06-08T08:00:00', against: null, why: 'case 18: synced on Monday' },
  { finished: '06-06T23:40:00', received: '06-11T08:00:00', against: 'arrived_late', why: 'case 19: five days later' },
  { finished: '06-06T08:59:59', received: '06-08T08:00:00', against: 'wrong_order', why: 'case 20: before the pass' },
  { finished: '06-06T09:00:00', received: '06-06T09:00:00', against: null, why: 'all at one moment' },
  { finished: '06-07T02:59:59', received: '06-08T08:00:00', against: null, why: 'within the three hours' },
  { finished: '06-07T03:00:00', received: '06-08T08:00:00', against: 'not_its_day', why: 'after the three hours' },
  { finished: '06-06T23:40:00', received: '06-10T00:00:00', against: null, why: '72 hours after the day' },
  { finished: '06-06T23:40:00', received: '06-10T00:00:01', against: 'arrived_late', why: 'a second later than that' },
  { finished: '06-06T23:40:00', received: '06-06T23:39:59', against: 'wrong_order', why: 'finished in the future' },
])('offline at $finished, here at $received: against Saturday: $against, $why', ({ finished, received, against }) => {
  expect(findNotCountedReason(pass, { finishedAt: berlin(finished), receivedAt: berlin(received) })).toBe(against)
})

test('a problem fetched for tomorrow cannot be finished today', () => {
  const ahead = { ...pass, day: '2026-06-07' }
  const receivedAt = berlin('06-08T08:00:00')
  expect(findNotCountedReason(ahead, { finishedAt: berlin('06-06T23:59:59'), receivedAt })).toBe('not_its_day')
  expect(findNotCountedReason(ahead, { finishedAt: berlin('06-07T00:00:00'), receivedAt })).toBeNull()
})

const account = { zoneThen: 'Europe/Berlin', zone: 'Europe/Berlin', today: '2026-06-08' }
const aYear = 366 * 24 * 3_600_000

test.each([
  { finished: '06-06T23:40:00', received: '06-06T23:41:00', verdict: 'by_receipt', why: 'sent at once' },
  { finished: '06-06T23:40:00', received: '06-07T02:59:59', verdict: 'by_receipt', why: 'sent within the three hours' },
  {
    finished: '06-06T08:00:00',
    received: '06-06T23:41:00',
    verdict: 'by_receipt',
    why: 'of today whatever the device says',
  },
  { finished: '06-08T07:00:00', received: '06-08T07:01:00', verdict: 'by_receipt', why: 'finished today' },
  {
    finished: '06-07T07:00:00',
    received: '06-08T07:01:00',
    verdict: 'not_its_day',
    why: 'finished on the day between',
  },
  { finished: '06-06T23:40:00', received: '06-07T03:00:00', verdict: null, why: 'late, and of its day' },
  { finished: '06-06T08:59:59', received: '06-08T08:00:00', verdict: 'wrong_order', why: 'before the pass was issued' },
  { finished: '06-08T08:00:01', received: '06-08T08:00:00', verdict: 'wrong_order', why: 'finished in the future' },
])('finished at $finished, here at $received: $verdict, $why', ({ finished, received, verdict }) => {
  const session = { finishedAt: berlin(finished), receivedAt: berlin(received) }
  expect(decideArrival(pass, session, account)).toBe(verdict)
})

test('a pass of a zone that was not the zone of the account counts for no day', () => {
  const session = { finishedAt: berlin('06-06T12:00:00'), receivedAt: berlin('06-06T12:00:01') }
  expect(decideArrival(pass, session, { ...account, zoneThen: 'Asia/Tokyo' })).toBe('other_zone')
})

test.each([0, aYear, -aYear, 1])('a clock that is %d ms wrong changes nothing', (skew) => {
  const [finishedAt, receivedAt] = [berlin('06-06T23:40:00'), berlin('06-08T08:00:00')]
  expect(correctClockSkew({ finishedAt: finishedAt + skew, sentAt: receivedAt + skew }, receivedAt)).toBe(finishedAt)
})

test.each([
  ['2026-06-01', null],
  ['2026-06-02', '2026-06-02'],
  ['2026-06-03', '2026-06-03'],
  ['2026-06-04', null],
])("case added: a guest's session of %s keeps its date on the 3rd, at most one day back: %s", (handedOutOn, day) => {
  expect(dayOfGuestRound(handedOutOn, '2026-06-03')).toBe(day)
})
