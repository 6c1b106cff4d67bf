import { expect, test } from 'vitest'
import { addDays, type Day, dayAt, dayBefore } from '../day/day.ts'
import { type AssignedDay, dayCountedFor } from '../rounds/round.ts'
import { openWindowAt, protectedDays } from './open-window.ts'
import type { Pause } from './pause.ts'
import { streakContextAt, type ZoneMove } from './travel.ts'

const at = (moment: string) => Date.parse(moment)
const nothing = { kept: new Set<Day>(), begun: null }

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
  const account = { zone, today: dayAt(at(now), zone) }
  const times = openWindowAt(at(now), { ...nothing, ...account, lastDay: dayBefore(account.today) })
  expect(times).toEqual({ until: at(until), opened: at(opened), yesterday: null })
  const today = dayAt(at(now), zone)
  const counts = (moment: number) => dayCountedFor({ day: today, zone }, moment, dayAt(moment, zone))
  expect([counts(at(opened) - 1) === today, counts(at(opened)) === today]).toEqual([true, false])
})

const berlin = 'Europe/Berlin'
const untilMidnight = { until: at('2026-03-15T00:00+01:00'), opened: at('2026-03-15T03:00+01:00'), yesterday: null }
const untilThree = { ...untilMidnight, yesterday: at('2026-03-14T03:00+01:00') }
const begun = { day: '2026-03-13', zone: berlin }

interface Case {
  why: string
  now: string
  lastDay: Day | null
  freezes?: number
  pause?: Pause
  amnesty?: Day
  leftAt?: ZoneMove
  begun?: AssignedDay | null
  open: object | null
}

/** A person in Berlin on 14 March who has done a week up to the last day; the days since are judged as for the card. */
function openFor({
  now,
  lastDay,
  freezes = 0,
  pause,
  amnesty,
  leftAt,
  begun: round = null,
}: Omit<Case, 'open' | 'why'>) {
  const days = lastDay ? Array.from({ length: 3 }, (_, i) => addDays(lastDay, i - 2)) : []
  const used =
    freezes > 0
      ? []
      : [
          { day: '2026-03-01', kind: 'done' as const },
          { day: '2026-03-02', kind: 'frozen' as const },
        ]
  const rows = [...used, ...days.map((day) => ({ day, kind: 'done' as const }))]
  const facts = {
    log: rows.map((row) => ({ ...row, zone: berlin, replaced: null })),
    pauses: pause ? [pause] : [],
    amnesties: new Set(amnesty ? [amnesty] : []),
  }
  const moment = streakContextAt(at(now), { zone: berlin, moves: leftAt ? [leftAt] : [], lastDay })
  return openWindowAt(at(now), {
    today: moment.today,
    zone: berlin,
    lastDay,
    kept: protectedDays(facts, moment),
    begun: round,
  })
}

const one = '2026-03-14T01:00+01:00'
const ten = '2026-03-14T10:00+01:00'
const days = (from: string, to = from) => ({ from: `2026-03-${from}`, to: `2026-03-${to}` })

test.each<Case>([
  { why: 'yesterday was done', now: ten, lastDay: '2026-03-13', open: untilMidnight },
  { why: 'yesterday was done, at night', now: one, lastDay: '2026-03-13', open: untilMidnight },
  { why: 'today is done', now: ten, lastDay: '2026-03-14', open: null },
  { why: 'today is paused', now: ten, lastDay: '2026-03-13', pause: days('14', '20'), open: null },
  { why: 'today is forgiven', now: ten, lastDay: '2026-03-13', amnesty: '2026-03-14', open: null },
  { why: 'the pause begins tomorrow', now: ten, lastDay: '2026-03-13', pause: days('15', '20'), open: untilMidnight },
  { why: 'yesterday has begun', now: one, lastDay: '2026-03-12', begun, open: untilThree },
  { why: 'its last moment', now: '2026-03-14T02:59:59+01:00', lastDay: '2026-03-12', begun, open: untilThree },
  {
    why: 'yesterday has begun, today is paused',
    now: one,
    lastDay: '2026-03-12',
    begun,
    pause: days('14'),
    open: untilThree,
  },
  { why: 'what was begun is past its grace', now: '2026-03-14T03:00+01:00', lastDay: '2026-03-12', begun, open: null },
  { why: 'nothing was begun, nothing keeps yesterday', now: one, lastDay: '2026-03-12', open: null },
  {
    why: 'only an older day was begun',
    now: one,
    lastDay: '2026-03-12',
    begun: { ...begun, day: '2026-03-12' },
    open: null,
  },
  { why: 'nothing was ever done', now: one, lastDay: null, open: null },
  { why: 'yesterday was paused', now: one, lastDay: '2026-03-12', begun, pause: days('13'), open: untilMidnight },
  { why: 'a pause is over', now: ten, lastDay: '2026-03-09', pause: days('10', '13'), open: untilMidnight },
  { why: 'a pause goes on', now: one, lastDay: '2026-03-09', begun, pause: days('10', '20'), open: null },
  { why: 'yesterday was forgiven', now: one, lastDay: '2026-03-12', begun, amnesty: '2026-03-13', open: untilMidnight },
  { why: 'a freeze holds yesterday', now: one, lastDay: '2026-03-12', begun, freezes: 1, open: untilMidnight },
  { why: 'the freeze still holds it by day', now: ten, lastDay: '2026-03-12', freezes: 1, open: untilMidnight },
  {
    why: 'yesterday was lost to flying',
    now: ten,
    lastDay: '2026-03-12',
    leftAt: { left: 'Pacific/Honolulu', at: at('2026-03-13T12:00+01:00') },
    open: untilMidnight,
  },
])('the card of 14 March shows only what is certain: $why', ({ open, ...given }) =>
  expect(openFor(given)).toEqual(open),
)

test('a round that was begun in another zone stays open until its day ends there', () => {
  const there = { day: '2026-03-13', zone: 'Europe/London' }
  const account = { today: '2026-03-14', zone: berlin, lastDay: '2026-03-12', kept: new Set<Day>(), begun: there }
  expect(openWindowAt(at('2026-03-14T03:30+01:00'), account)?.yesterday).toBe(at('2026-03-14T04:00+01:00'))
})

test('a day before yesterday that is still open in another zone is not shown as yesterday', () => {
  const far = { day: '2026-03-12', zone: 'Pacific/Midway' }
  const kept = new Set<Day>()
  const account = { today: '2026-03-14', zone: 'Pacific/Kiritimati', lastDay: '2026-03-11', kept, begun: far }
  expect(openWindowAt(at('2026-03-13T13:00Z'), account)).toBeNull()
})
