import { expect, test } from 'vitest'
import { holding } from '../../test/diary.ts'
import { findGraceMove, streakContextAt, timeZoneAtMoment } from './travel.ts'

const at = (moment: string) => Date.parse(moment)
const hour = 3_600_000
const moved = at('2026-07-07T10:00:00Z')
const move = { left: 'Pacific/Honolulu', at: moved }

test.each([
  { moves: [], after: 0, left: undefined, why: 'nobody moved' },
  { moves: [move], after: -1, left: undefined, why: 'the change is still to come' },
  { moves: [move], after: 0, left: 'Pacific/Honolulu', why: 'it was now' },
  { moves: [move], after: 48 * hour - 1, left: 'Pacific/Honolulu', why: 'it was not quite two days ago' },
  { moves: [move], after: 48 * hour, left: undefined, why: 'it was two days ago' },
  {
    moves: [move, { left: 'Pacific/Auckland', at: moved + 24 * hour - 1 }],
    after: 24 * hour,
    left: 'Pacific/Honolulu',
    why: 'of two changes within a day the first counts',
  },
  {
    moves: [move, { left: 'Pacific/Auckland', at: moved + 24 * hour }],
    after: 24 * hour,
    left: 'Pacific/Auckland',
    why: 'a day later another may count',
  },
])('the zone that was left still counts: $left, for $why', ({ moves, after, left }) => {
  expect(findGraceMove(moves, moved + after)?.left).toBe(left)
})

const home = 'Pacific/Honolulu'

/** Done on the 5th and 6th, then flown to Auckland. */
const traveller = () =>
  holding(0, home).done('2026-07-05', '2026-07-06').travel('Pacific/Auckland', at('2026-07-06T20:00:00-10:00'))

test('a day that is not over in the zone that a person left is not missed in the new one', () => {
  const diary = traveller()
  expect(diary.look(at('2026-07-08T21:59:00+12:00')).streak).toBe(2)
  // Three hours after midnight in Honolulu the 7th is over there as well.
  expect(diary.look(at('2026-07-09T00:59:59+12:00')).streak).toBe(2)
  expect(diary.look(at('2026-07-09T03:00:00+12:00')).streak).toBe(0)
})

test('a change of zone protects no day after two days', () => {
  const diary = traveller()
  diary.finish(at('2026-07-08T08:00:00+12:00'))
  expect(diary.look(at('2026-07-10T08:00:00+12:00')).streak).toBe(0)
})

test('a person who changes the zone every day keeps a streak only by practising', () => {
  const diary = holding(0, home).done('2026-07-05', '2026-07-06')
  const start = at('2026-07-06T22:00:00Z')
  for (let day = 0; day < 6; day++) {
    diary.travel(day % 2 === 0 ? 'Pacific/Auckland' : home, start + day * 24 * hour)
    diary.now(start + day * 24 * hour + 23 * hour)
  }
  expect(diary.look(start + 6 * 24 * hour).streak).toBe(0)
})

test('the day of an account never goes back, nor does the first open day pass it', () => {
  const now = at('2026-07-08T01:00:00+02:00')
  const whereabouts = { zone: 'Europe/Berlin', moves: [], lastDay: '2026-07-09' }
  expect(streakContextAt(now, whereabouts)).toEqual({
    today: '2026-07-09',
    openFrom: '2026-07-07',
    bridgedFrom: null,
    zone: 'Europe/Berlin',
  })
})

test.each([
  { after: -1, zone: 'Pacific/Honolulu', why: 'before the first change' },
  { after: 0, zone: 'Pacific/Auckland', why: 'at it' },
  { after: hour - 1, zone: 'Pacific/Auckland', why: 'before the second' },
  { after: hour, zone: 'Asia/Tokyo', why: 'since then' },
])('the zone of an account at an earlier moment: $zone, $why', ({ after, zone }) => {
  const moves = [move, { left: 'Pacific/Auckland', at: moved + hour }]
  expect(timeZoneAtMoment(moved + after, { zone: 'Asia/Tokyo', moves })).toBe(zone)
})
