import { expect, test } from 'vitest'
import { generateRecoveryCode, parseAuthenticatorCode, parseRecoveryCode } from './recovery-code.ts'

test('a recovery code is two groups of four, of letters and digits that look like no others', () => {
  expect(generateRecoveryCode(() => 0)).toBe('aaaa-aaaa')
  expect(generateRecoveryCode((below) => below - 1)).toBe('9999-9999')
})

test.each([
  ['f7qk-2mzd', 'f7qk2mzd'],
  [' F7QK 2MZD ', 'f7qk2mzd'],
  ['f7qk2mzd', 'f7qk2mzd'],
  ['\u2068f7qk\u20112mzd\u2069\u200b', 'f7qk2mzd'],
  ['f7qk-٢mzd.', 'f7qk2mzd'],
  ['f7qk-2mz', null],
  ['f7qk-2mzl', null],
  ['482019', null],
  ['', null],
])('%j is the recovery code %j', (typed, plain) => {
  expect(parseRecoveryCode(typed)).toBe(plain)
})

test.each([
  ['482019', '482019'],
  [' 482 019', '482019'],
  ['４８２０１９', '482019'],
  ['٤٨٢٠١٩', '482019'],
  ['۴۸۲۰۱۹', '482019'],
  ['४८२०१९', '482019'],
  ['৪৮২০১৯', '482019'],
  ['\u200e482\u2013019.', '482019'],
  ['\u2068482\u00ad019\u2069\u200b', '482019'],
  ['48201', null],
  ['4820190', null],
  ['f7qk-2mzd', null],
])('%j is the code %j of an app', (typed, plain) => {
  expect(parseAuthenticatorCode(typed)).toBe(plain)
})
