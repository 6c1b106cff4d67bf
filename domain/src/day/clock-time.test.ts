import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteOfDayAt, timestampAt, utcOffsetMinutesAt } from './clock-time.ts'
import { addDays, dayAt, isDayInZone } from './day.ts'

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

test.each([
  { zone: 'Europe/Paris', day: '2026-07-01', time: '08:15', at: '2026-07-01T06:15:00.000Z', why: 'an ordinary day' },
  { zone: 'Europe/Paris', day: '2026-03-29', time: '02:30', at: '2026-03-29T01:30:00.000Z', why: 'missing: 03:30' },
  { zone: 'Europe/Paris', day: '2026-03-29', time: '02:00', at: '2026-03-29T01:00:00.000Z', why: 'missing: 03:00' },
  { zone: 'Europe/Paris', day: '2026-10-25', time: '02:30', at: '2026-10-25T00:30:00.000Z', why: 'twice: the first' },
  { zone: 'America/New_York', day: '2026-03-08', time: '02:30', at: '2026-03-08T07:30:00.000Z', why: 'missing' },
  { zone: 'America/New_York', day: '2026-11-01', time: '01:30', at: '2026-11-01T05:30:00.000Z', why: 'twice' },
  {
    zone: 'Australia/Lord_Howe',
    day: '2026-10-04',
    time: '02:10',
    at: '2026-10-03T15:40:00.000Z',
    why: 'half an hour',
  },
  { zone: 'Australia/Lord_Howe', day: '2026-04-05', time: '01:45', at: '2026-04-04T14:45:00.000Z', why: 'twice' },
  { zone: 'Africa/Cairo', day: '2024-04-26', time: '00:30', at: '2024-04-25T22:30:00.000Z', why: 'missing midnight' },
  {
    zone: 'America/Nuuk',
    day: '2026-03-28',
    time: '22:59',
    at: '2026-03-29T00:59:00.000Z',
    why: 'the last of its day',
  },
  { zone: 'America/Nuuk', day: '2026-03-28', time: '23:00', at: '2026-03-29T00:00:00.000Z', why: 'missing: 22:00' },
  { zone: 'America/Nuuk', day: '2026-03-28', time: '23:30', at: '2026-03-29T00:30:00.000Z', why: 'missing: 22:30' },
  {
    zone: 'America/Scoresbysund',
    day: '2027-03-27',
    time: '23:59',
    at: '2027-03-28T00:59:00.000Z',
    why: 'missing: 22:59',
  },
  { zone: 'Asia/Kathmandu', day: '2026-06-01', time: '00:00', at: '2026-05-31T18:15:00.000Z', why: 'a quarter' },
])('$time on $day in $zone is $at ($why)', ({ zone, day, time, at }) => {
  const moment = timestampAt(day, clock(time), zone)
  expect(moment && new Date(moment).toISOString()).toBe(at)
})

test('a date that a zone skips has no time', () => {
  expect(timestampAt('2011-12-30', 600, 'Pacific/Apia')).toBeNull()
  expect(timestampAt('2011-12-31', 600, 'Pacific/Apia')).toBe(Date.parse('2011-12-30T20:00:00Z'))
})

test('in every zone the moment is on its date, and at its minute unless the clocks leave that out', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const dates = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days))
  const minutes = fc.integer({ min: 0, max: 1_439 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), dates, minutes, (zone, day, minute) => {
      fc.pre(isDayInZone(day, zone))
      const moment = timestampAt(day, minute, zone) ?? Number.NaN
      const shown = minuteOfDayAt(moment, zone)
      expect(dayAt(moment, zone)).toBe(day)
      if (shown === minute) return
      // Left out: a minute before the change the clocks still show less, and behind it more or the next date.
      const gap = Math.abs(shown - minute) * 60_000
      if (shown < minute) expect(dayAt(moment + gap, zone)).not.toBe(day)
      else expect(minuteOfDayAt(moment - gap - 60_000, zone)).not.toBe(minute)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  { zone: 'Asia/Kathmandu', at: '2026-03-14T20:00:59.999Z', minutes: 345 },
  { zone: 'America/St_Johns', at: '2026-01-14T20:00:00Z', minutes: -210 },
  { zone: 'Europe/Berlin', at: '2026-07-01T23:30:00Z', minutes: 120 },
  { zone: 'UTC', at: '2026-07-01T23:30:00Z', minutes: 0 },
])('$zone is $minutes minutes from UTC at $at', ({ zone, at, minutes }) => {
  expect(utcOffsetMinutesAt(Date.parse(at), zone)).toBe(minutes)
})
