import { expect, test } from 'vitest'
import { annualSavingCents, annualSavingPercent, formatPlanPrice, renewalAfter } from './premium-text.ts'

test('the prices read as they are charged', () => {
  expect([formatPlanPrice('monthly'), formatPlanPrice('annual'), annualSavingPercent, annualSavingCents]).toEqual([
    '$9.95',
    '$109.45',
    8,
    995,
  ])
})

test.each([
  ['2026-11-20', 'monthly', '2026-12-20'],
  ['2026-12-31', 'monthly', '2027-01-31'],
  ['2027-01-31', 'monthly', '2027-02-28'],
  ['2026-11-20', 'annual', '2027-11-20'],
  ['2028-02-29', 'annual', '2029-02-28'],
] as const)('what is begun on %s and %s is paid next on %s', (begun, plan, next) => {
  const { year, month, day } = partsOf(begun)
  const due = renewalAfter(new Date(year, month, day, 12), plan)
  const expected = partsOf(next)
  expect([due.getFullYear(), due.getMonth(), due.getDate()]).toEqual([expected.year, expected.month, expected.day])
})

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month: month - 1, day }
}
