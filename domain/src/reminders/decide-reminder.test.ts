import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayAt } from '../day/day.ts'
import { decideReminder, maxIgnoredReminders, type ReminderFacts } from './decide-reminder.ts'
import {
  everyWeekdayMask,
  isQuiet,
  type ReminderSchedule,
  reminderExpiresAt,
  scheduleNextReminder,
} from './next-reminder.ts'

const zone = { zone: 'Europe/Paris', next: null }
const times: ReminderSchedule = { minute: 495, days: everyWeekdayMask, quiet: null, pausedUntil: null }
const due = { at: Date.parse('2026-11-23T07:15Z'), day: '2026-11-23' }
const tomorrow = { at: Date.parse('2026-11-24T07:15Z'), day: '2026-11-24' }
const facts: ReminderFacts = { due, ignored: 2, last: 'answered', isDone: false, isPaused: false, isReachable: true }
const lunch = { from: 12 * 60, to: 13 * 60 }

interface Case {
  why: string
  at?: string
  facts?: Partial<ReminderFacts>
  times?: Partial<ReminderSchedule>
  verdict: object
}

test.each<Case>([
  { why: 'sent on time', verdict: { send: true, ignored: 0, next: tomorrow } },
  { why: 'counted as ignored', facts: { last: 'ignored' }, verdict: { send: true, ignored: 3, next: tomorrow } },
  { why: 'not counted', facts: { last: 'not_taken' }, verdict: { send: true, ignored: 2, next: tomorrow } },
  {
    why: 'not counted as the seventh',
    facts: { last: 'not_taken', ignored: maxIgnoredReminders - 1 },
    verdict: { send: true, ignored: maxIgnoredReminders - 1, next: tomorrow },
  },
  { why: 'the first of all', facts: { last: null, ignored: 0 }, verdict: { send: true, ignored: 0, next: tomorrow } },
  { why: 'sent late', at: '2026-11-23T20:00Z', verdict: { send: true, ignored: 0, next: tomorrow } },
  {
    why: 'too late: tomorrow',
    at: '2026-11-24T00:30Z',
    verdict: { send: false, shouldStop: false, ignored: 2, next: tomorrow },
  },
  { why: 'done', facts: { isDone: true }, verdict: { send: false, shouldStop: false, ignored: 2, next: tomorrow } },
  { why: 'paused', facts: { isPaused: true }, verdict: { send: false, shouldStop: false, ignored: 2, next: tomorrow } },
  {
    why: 'nowhere to send',
    facts: { isReachable: false },
    verdict: { send: false, shouldStop: false, ignored: 2, next: null },
  },
  {
    why: 'late and in the quiet hour: after it',
    at: '2026-11-23T11:30Z',
    times: { quiet: lunch },
    verdict: {
      send: false,
      shouldStop: false,
      ignored: 2,
      next: { at: Date.parse('2026-11-23T12:00Z'), day: '2026-11-23' },
    },
  },
  {
    why: 'late and in the quiet night: tomorrow',
    at: '2026-11-23T21:30Z',
    times: { quiet: { from: 21 * 60, to: 8 * 60 } },
    verdict: { send: false, shouldStop: false, ignored: 2, next: tomorrow },
  },
  {
    why: 'the seventh was ignored',
    facts: { last: 'ignored', ignored: maxIgnoredReminders - 1 },
    verdict: { send: false, shouldStop: true, ignored: maxIgnoredReminders, next: null },
  },
  {
    why: 'somebody who is done is not stopped',
    facts: { last: 'ignored', ignored: maxIgnoredReminders - 1, isDone: true },
    verdict: { send: false, shouldStop: false, ignored: maxIgnoredReminders - 1, next: tomorrow },
  },
])('$why', ({ at = '2026-11-23T07:15Z', facts: given, times: chosen, verdict }) => {
  const context = { zone, lastDay: '2026-11-22', now: Date.parse(at) }
  expect(decideReminder({ ...times, ...chosen }, context, { ...facts, ...given })).toEqual(verdict)
})

test.each([
  { why: 'no day of the week is wanted', times: { days: 0 }, next: null },
  { why: 'the evening is quiet over midnight', times: { minute: 22 * 60, quiet: { from: 1260, to: 480 } }, next: null },
  { why: 'quiet hours without a length are none', times: { quiet: { from: 480, to: 480 } }, next: tomorrow },
  { why: 'only Sundays', times: { days: 64 }, next: { at: Date.parse('2026-11-29T07:15Z'), day: '2026-11-29' } },
  {
    why: 'paused until December',
    times: { pausedUntil: '2026-12-01' },
    next: { at: Date.parse('2026-12-01T07:15Z'), day: '2026-12-01' },
  },
])('the next one where $why', ({ times: chosen, next }) => {
  expect(scheduleNextReminder({ ...times, ...chosen }, { zone, lastDay: null, now: due.at + 1 })).toEqual(next)
})

test.each([
  { why: 'without quiet hours', quiet: null, end: '2026-11-23T23:00Z' },
  { why: 'before quiet hours over midnight', quiet: { from: 21 * 60, to: 8 * 60 }, end: '2026-11-23T20:00Z' },
  { why: 'before a quiet hour of the day', quiet: lunch, end: '2026-11-23T11:00Z' },
  { why: 'after the only quiet hour', now: '2026-11-23T12:30Z', quiet: lunch, end: '2026-11-23T23:00Z' },
  { why: 'beside quiet hours without a length', quiet: { from: 720, to: 720 }, end: '2026-11-23T23:00Z' },
  {
    why: 'where the clocks go back, which makes the day longer',
    now: '2026-10-25T01:30Z',
    quiet: null,
    end: '2026-10-25T23:00Z',
  },
])(
  'a reminder is shown until its day or the time outside quiet hours ends: $why',
  ({ now = '2026-11-23T07:15Z', quiet, end }) => {
    const day = now.slice(0, 10)
    expect(reminderExpiresAt({ day, quiet, zone: zone.zone, now: Date.parse(now) })).toBe(Date.parse(end))
  },
)

test('in every zone the next reminder is not in the past, not quiet, on a later date, and within ten days', () => {
  const minutes = fc.integer({ min: 0, max: 1_439 })
  const hours = fc.record({ from: minutes, to: minutes })
  const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(zones, zones, moments, minutes, hours, (name, other, now, minute, quiet) => {
      const plan = { zone: name, next: { zone: other, from: now + 3_600_000 } }
      const lastDay = dayAt(now, name)
      const next = scheduleNextReminder({ ...times, minute, quiet }, { zone: plan, lastDay, now })
      if (!next) {
        expect(isQuiet(minute, quiet)).toBe(true)
        return
      }
      const at = next.at < plan.next.from ? name : other
      expect(next.at).toBeGreaterThanOrEqual(now)
      expect(dayAt(next.at, at)).toBe(next.day)
      expect(next.day > lastDay && next.day <= addDays(lastDay, 11)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
