import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHourReader } from './hour-of-day.ts'

// Offsets of whole, half and quarter hours, clock changes of an hour and of half of one, both sides of the date line.
const zones =
  'UTC Europe/Berlin America/St_Johns Asia/Kathmandu Australia/Lord_Howe Pacific/Apia Pacific/Chatham'.split(' ')

const asked = (moment: number, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment))

test.each(zones)('in %s every hour of the year is the one that the zone says', (zone) => {
  const hourAt = createHourReader(zone)
  const moment = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  fc.assert(
    fc.property(moment, (at) => {
      expect(hourAt(at)).toBe(asked(at, zone))
    }),
  )
})

test.each([
  { at: '2026-03-29T00:59:59Z', hour: 1, why: 'the last moment of winter' },
  { at: '2026-03-29T01:00:00Z', hour: 3, why: 'the hour that is left out' },
  { at: '2026-10-25T00:30:00Z', hour: 2, why: 'the hour that comes twice' },
  { at: '2026-10-25T01:30:00Z', hour: 2, why: 'and again' },
  { at: '2026-10-25T23:30:00Z', hour: 0, why: 'the night after it' },
])('$at in Berlin is in hour $hour: $why', ({ at, hour }) => {
  expect(createHourReader('Europe/Berlin')(Date.parse(at))).toBe(hour)
})
