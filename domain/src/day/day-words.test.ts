import { expect, test } from 'vitest'
import { addDays } from './day.ts'
import {
  formatDay,
  formatLastUpdated,
  formatMonthOfYear,
  formatShortDay,
  formatTimeAt,
  formatTimeOfDay,
  formatWeek,
  formatWeekdayAndDate,
  parseTimeOfDay,
} from './day-words.ts'

test('days are said as British English says them, whatever the year', () => {
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  for (let day = '2023-12-20'; day < '2028-03-05'; day = addDays(day, 1))
    expect(`${formatWeekdayAndDate(day)} ${day.slice(0, 4)}`).toBe(words.format(Date.parse(day)).replace(',', ''))
})

test('a day, a month, a week and a minute have short forms', () => {
  expect([formatDay('2026-11-02'), formatShortDay('2026-09-30')]).toEqual(['2 November 2026', '30 Sep'])
  expect(formatMonthOfYear('2026-11-02')).toBe('November 2026')
  expect(formatWeek({ from: '2026-11-02', to: '2026-11-08' })).toBe('2 to 8 November')
  expect([formatTimeOfDay(552), parseTimeOfDay('09:12')]).toEqual(['09:12', 552])
  expect(formatTimeAt(Date.parse('2026-11-20T23:30Z'), 'Asia/Kolkata')).toBe('05:00')
})

const now = Date.parse('2026-03-14T08:00:00Z')

test.each([
  { at: '2026-03-14T07:05:00Z', zone: 'UTC', says: '07:05' },
  { at: '2026-03-13T23:59:00Z', zone: 'UTC', says: 'yesterday' },
  { at: '2026-03-13T23:59:00Z', zone: 'Europe/Berlin', says: '00:59' },
  { at: '2026-03-12T23:59:00Z', zone: 'UTC', says: '12 March' },
  { at: '2025-03-14T08:00:00Z', zone: 'UTC', says: '14 March' },
])('what was true at $at in $zone is as of $says', ({ at, zone, says }) => {
  expect(formatLastUpdated(Date.parse(at), now, zone)).toBe(says)
})
