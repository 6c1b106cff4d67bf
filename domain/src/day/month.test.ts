import { expect, test } from 'vitest'
import { addDays, daysBetween } from './day.ts'
import { eachWeekOfMonth, endOfMonth, nextMonth, previousMonth, startOfMonth } from './month.ts'

test('a month has its own length, also in a leap year and around New Year', () => {
  expect(endOfMonth('2024-02-10')).toBe('2024-02-29')
  expect(endOfMonth('2026-02-01')).toBe('2026-02-28')
  expect([previousMonth('2026-01-31'), nextMonth('2026-12-05')]).toEqual(['2025-12-01', '2027-01-01'])
})

const weeks = (month: string) => eachWeekOfMonth(month).map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`)

test.each([
  ['2026-11-01', ['01-08', '09-15', '16-22', '23-30'], 'a lone Sunday and a lone Monday join the weeks beside them'],
  ['2026-06-01', ['01-07', '08-14', '15-21', '22-30'], 'two days at the end do too'],
  ['2026-07-01', ['01-05', '06-12', '13-19', '20-26', '27-31'], 'three days or more are a week of their own'],
  ['2027-02-01', ['01-07', '08-14', '15-21', '22-28'], 'a month may be four whole weeks'],
])('%s is looked back at by %j: %s', (month, expected) => {
  expect(weeks(month)).toEqual(expected)
})

test('the weeks of any month hold each of its days once, and are five at most', () => {
  for (let month = '2020-01-01'; month < '2032-01-01'; month = nextMonth(month)) {
    const all = eachWeekOfMonth(month)
    expect(all[0]?.from).toBe(startOfMonth(month))
    expect(all.at(-1)?.to).toBe(endOfMonth(month))
    for (const [place, { from, to }] of all.entries()) {
      expect(daysBetween(from, to)).toBeGreaterThanOrEqual(2)
      if (place > 0) expect(from).toBe(addDays(all[place - 1]?.to ?? '', 1))
    }
    expect(all.length).toBeLessThanOrEqual(5)
  }
})
