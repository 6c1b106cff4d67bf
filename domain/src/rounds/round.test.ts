import { expect, test } from 'vitest'
import { dayAt } from '../day/day.ts'
import { dayCountedFor, decideSubmission, isCurrentRound, isExpiredRound } from './round.ts'

const zone = 'America/New_York'
const day = '2026-07-06'
const round = { day, zone, slots: 4 }
const at = (moment: string) => Date.parse(moment)

test.each([
  { case: 10, finished: '2026-07-07T00:07:00-04:00', counts: '2026-07-06' },
  { case: 11, finished: '2026-07-07T03:01:00-04:00', counts: '2026-07-07' },
  { case: 0, finished: '2026-07-06T23:59:59-04:00', counts: '2026-07-06' },
  { case: 0, finished: '2026-07-07T02:59:59-04:00', counts: '2026-07-06' },
  { case: 0, finished: '2026-07-07T03:00:00-04:00', counts: '2026-07-07' },
  { case: 0, finished: '2026-07-12T12:00:00-04:00', counts: '2026-07-12' },
])(
  'case $case: handed out on the 6th at 23:52 and finished $finished, it counts for $counts',
  ({ finished, counts }) => {
    expect(dayCountedFor(round, at(finished), dayAt(at(finished), zone))).toBe(counts)
  },
)

test.each([
  { now: '2026-07-06T23:59:59-04:00', current: true, why: 'its own day' },
  { now: '2026-07-07T02:59:59-04:00', current: true, why: 'its three hours run' },
  { now: '2026-07-07T03:00:00-04:00', current: false, why: 'its three hours are over' },
])('$now: asking again gives the same round: $current, $why', ({ now, current }) => {
  expect(isCurrentRound(round, at(now), dayAt(at(now), zone))).toBe(current)
})

test.each([
  { now: '2026-07-13T23:59:59-04:00', expired: false },
  { now: '2026-07-14T00:00:00-04:00', expired: true },
])('an open round can be handed in for seven days: $now', ({ now, expired }) => {
  expect(isExpiredRound(round, at(now))).toBe(expired)
})

const submission = {
  round,
  ideas: 3,
  slotsToday: 3,
  now: at('2026-07-06T20:00:00-04:00'),
  today: day,
  finishedOn: () => 0,
  limit: 2,
}

test.each([
  { change: {}, verdict: { counts: day }, why: 'three ideas in four slots' },
  { change: { ideas: 4 }, verdict: { counts: day }, why: 'a round keeps the slots it began with' },
  { change: { ideas: 5 }, verdict: { refused: 'too_many_solutions' }, why: 'five are too many' },
  { change: { ideas: 5, slotsToday: 5 }, verdict: { counts: day }, why: 'slots may have grown meanwhile' },
  { change: { finishedOn: () => 2 }, verdict: { refused: 'daily_limit' }, why: 'two are done already' },
  { change: { finishedOn: () => 2, limit: 5 }, verdict: { counts: day }, why: 'premium has five' },
  {
    change: { now: at('2026-07-15T00:00:00-04:00'), today: '2026-07-15' },
    verdict: { refused: 'round_expired' },
    why: 'after a week it is closed',
  },
  {
    change: {
      now: at('2026-07-07T01:00:00-04:00'),
      today: '2026-07-07',
      finishedOn: (on: string) => (on === '2026-07-07' ? 2 : 1),
    },
    verdict: { counts: day },
    why: 'within the grace the limit of its own day holds',
  },
  {
    change: {
      now: at('2026-07-07T01:00:00-04:00'),
      today: '2026-07-07',
      finishedOn: (on: string) => (on === day ? 2 : 0),
    },
    verdict: { counts: '2026-07-07' },
    why: 'a full day of its own leaves the day it is finished on',
  },
  {
    change: { now: at('2026-07-07T01:00:00-04:00'), today: '2026-07-07', finishedOn: () => 2 },
    verdict: { refused: 'daily_limit' },
    why: 'both days are full',
  },
])('$why', ({ change, verdict }) => {
  expect(decideSubmission({ ...submission, ...change })).toEqual(verdict)
})
