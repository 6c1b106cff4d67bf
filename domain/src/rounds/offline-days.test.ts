import { expect, test } from 'vitest'
import { endOfDay } from '../day/day.ts'
import { planTimeZone } from '../day/time-zone.ts'
import { offlineDays } from './offline-days.ts'

const at = (moment: string) => Date.parse(moment)
const inZone = (zone: string) => ({ zone, next: null })
const days = (...list: Parameters<typeof offlineDays>) => offlineDays(...list).map(({ day, zone }) => `${day} ${zone}`)

test('today and the next three days are carried, over the end of a month and a year', () => {
  expect(days('2026-12-30', inZone('Europe/Berlin'), at('2026-12-30T12:00:00Z'))).toEqual([
    '2026-12-30 Europe/Berlin',
    '2026-12-31 Europe/Berlin',
    '2027-01-01 Europe/Berlin',
    '2027-01-02 Europe/Berlin',
  ])
})

test.each(['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'after a change of zone from Berlin to %s today stays in the old zone and tomorrow is in the new one',
  (zone) => {
    const now = at('2026-06-06T12:00:00Z')
    const plan = planTimeZone(inZone('Europe/Berlin'), zone, now)
    const later = ['2026-06-07', '2026-06-08', '2026-06-09'].map((day) => `${day} ${zone}`)
    expect(days('2026-06-06', plan, now)).toEqual(['2026-06-06 Europe/Berlin', ...later])
    const changed = endOfDay('2026-06-06', 'Europe/Berlin')
    expect(days('2026-06-07', plan, changed)[0]).toBe(`2026-06-07 ${zone}`)
  },
)

test('a date that a zone skipped is not carried', () => {
  expect(days('2011-12-29', inZone('Pacific/Apia'), at('2011-12-29T12:00:00-10:00'))).toEqual([
    '2011-12-29 Pacific/Apia',
    '2011-12-31 Pacific/Apia',
    '2012-01-01 Pacific/Apia',
  ])
})
