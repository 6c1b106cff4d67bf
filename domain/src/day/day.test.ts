import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayAt, daysBetween, endOfDay, isDayInZone, startOfDay } from './day.ts'

const hours = (day: string, zone: string) => (endOfDay(day, zone) - startOfDay(day, zone)) / 3_600_000

// The numbers are those of the shared table of streak and day cases.
test.each([
  { case: 1, zone: 'Europe/Berlin', day: '2026-03-29', length: 23 },
  { case: 2, zone: 'Europe/Berlin', day: '2026-10-25', length: 25 },
  { case: 7, zone: 'Africa/Cairo', day: '2024-04-26', length: 23 },
  { case: 8, zone: 'Australia/Lord_Howe', day: '2026-10-04', length: 23.5 },
  { case: 9, zone: 'Pacific/Chatham', day: '2026-09-27', length: 23 },
  { case: 26, zone: 'Africa/Casablanca', day: '2026-03-22', length: 23 },
  { case: 0, zone: 'UTC', day: '2026-06-01', length: 24 },
])('case $case: $day in $zone has $length hours', ({ zone, day, length }) => {
  expect(hours(day, zone)).toBe(length)
})

test.each([
  { case: 2, zone: 'Europe/Berlin', at: '2026-10-24T22:10:00Z', day: '2026-10-25' },
  { case: 2, zone: 'Europe/Berlin', at: '2026-10-25T22:50:00Z', day: '2026-10-25' },
  { case: 3, zone: 'Europe/Berlin', at: '2026-10-25T00:30:00Z', day: '2026-10-25' },
  { case: 3, zone: 'Europe/Berlin', at: '2026-10-25T01:30:00Z', day: '2026-10-25' },
  { case: 4, zone: 'Asia/Kathmandu', at: '2026-06-01T18:14:59Z', day: '2026-06-01' },
  { case: 4, zone: 'Asia/Kathmandu', at: '2026-06-01T18:15:00Z', day: '2026-06-02' },
  { case: 5, zone: 'Asia/Kolkata', at: '2026-06-01T18:29:59Z', day: '2026-06-01' },
  { case: 5, zone: 'Asia/Kolkata', at: '2026-06-01T18:30:00Z', day: '2026-06-02' },
  { case: 5, zone: 'Asia/Calcutta', at: '2026-06-01T18:30:00Z', day: '2026-06-02' },
])('case $case: $at in $zone is $day', ({ zone, at, day }) => {
  expect(dayAt(Date.parse(at), zone)).toBe(day)
})

test('two moments of one minute have each their own date where a zone lay half a minute from UTC', () => {
  // Monrovia was 44 minutes and 30 seconds behind until 1972.
  const midnight = Date.parse('1971-06-01T00:44:30Z')
  expect([midnight - 1, midnight].map((moment) => dayAt(moment, 'Africa/Monrovia'))).toEqual([
    '1971-05-31',
    '1971-06-01',
  ])
})

test('case 7: where midnight is missing, the day starts at one', () => {
  expect(new Date(startOfDay('2024-04-26', 'Africa/Cairo')).toISOString()).toBe('2024-04-25T22:00:00.000Z')
})

test('case 6: a skipped date does not exist', () => {
  expect(['2011-12-29', '2011-12-30', '2011-12-31'].map((day) => isDayInZone(day, 'Pacific/Apia'))).toEqual([
    true,
    false,
    true,
  ])
})

test('T12: in every zone, the days around its own clock changes join without a gap and last 22 to 26 hours', () => {
  const offset = (day: string, zone: string) => startOfDay(day, zone) - Date.parse(`${day}T00:00:00Z`)
  let changes = 0
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (let monday = '2026-01-05'; monday < '2027-01-01'; monday = addDays(monday, 7)) {
      if (offset(monday, zone) === offset(addDays(monday, 7), zone)) continue
      changes += 1
      for (let day = monday; day < addDays(monday, 7); day = addDays(day, 1)) {
        const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)]
        const around = [start - 1, start, end - 1, end].map((moment) => dayAt(moment, zone))
        expect(around, zone).toEqual([addDays(day, -1), day, day, addDays(day, 1)])
        expect(Math.abs(end - start - 24 * 3_600_000), zone).toBeLessThanOrEqual(2 * 3_600_000)
      }
    }
  }
  expect(changes).toBeGreaterThan(200)
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(daysBetween('2026-11-21', addDays('2026-11-21', days))).toBe(days)
    }),
  )
})
