import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, endOfDay } from './day.ts'
import { canonicalTimeZone, currentDay, isSameTime, planTimeZone, type TimeZonePlan, timeZoneAt } from './time-zone.ts'

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['eUROPE/bERLIN', 'Europe/Berlin'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['utc', 'UTC'],
  ['+02:00', null],
  ['Mars/Olympus', null],
  ['', null],
  ['Europe/Berlin; drop table', null],
])('"%s" names the zone %s', (name, zone) => {
  expect(canonicalTimeZone(name)).toEqual(zone)
})

test.each([
  { one: 'UTC', other: 'Atlantic/Reykjavik', is: true },
  { one: 'Asia/Calcutta', other: 'Asia/Kolkata', is: true },
  { one: 'Europe/Lisbon', other: 'UTC', is: false },
  { one: 'Europe/Berlin', other: 'Africa/Lagos', is: false },
  { one: 'Asia/Tokyo', other: 'Europe/Berlin', is: false },
])('$one and $other are one time: $is', ({ one, other, is }) => {
  for (const month of ['01', '04', '07', '10'])
    expect(isSameTime(one, other, Date.parse(`2026-${month}-15T12:00:00Z`))).toBe(is)
})

test('a change of zone waits for the next local day', () => {
  const noon = Date.parse('2026-07-06T12:00:00-10:00')
  const plan = planTimeZone({ zone: 'Pacific/Honolulu', next: null }, 'Pacific/Auckland', noon)
  const midnight = endOfDay('2026-07-06', 'Pacific/Honolulu')
  expect(plan).toEqual({ zone: 'Pacific/Honolulu', next: { zone: 'Pacific/Auckland', from: midnight } })
  expect([timeZoneAt(plan, midnight - 1), timeZoneAt(plan, midnight)]).toEqual(['Pacific/Honolulu', 'Pacific/Auckland'])
})

test('going back before the change takes effect leaves everything as it was', () => {
  const noon = Date.parse('2026-07-06T12:00:00-10:00')
  const away = planTimeZone({ zone: 'Pacific/Honolulu', next: null }, 'Pacific/Auckland', noon)
  expect(planTimeZone(away, 'Pacific/Honolulu', noon + 1000)).toEqual({ zone: 'Pacific/Honolulu', next: null })
})

const hour = 3_600_000
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns']
const hops = fc.array(fc.record({ after: fc.integer({ min: 0, max: 40 }), zone: fc.constantFrom(...zones) }), {
  minLength: 1,
  maxLength: 25,
})

test('T11: a person who changes zones again and again never has a day twice, and gains at most one day in all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), hops, (home, journey) => {
      const start = Date.parse('2026-06-30T09:00:00Z')
      let now = start
      let plan: TimeZonePlan = { zone: home, next: null }
      let today = dayAt(now, home)
      const lived = [today]
      for (const hop of journey) {
        // Somebody who tries every hour, to catch each day there is to catch.
        for (const until = now + hop.after * hour; now < until; now += hour) {
          today = currentDay(now, timeZoneAt(plan, now), today)
          if (today !== lived.at(-1)) lived.push(today)
        }
        plan = planTimeZone(plan, hop.zone, now)
      }
      expect(lived).toEqual([...new Set(lived)].toSorted())
      expect(lived.length).toBeLessThanOrEqual((now - start) / (24 * hour) + 3)
    }),
  )
})
