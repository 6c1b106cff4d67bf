import { expect, test } from 'vitest'
import { canonicalEmail, hasMinLength, isEmail, isHashableLength, isNewEmail } from './credentials.ts'

test.each([
  { written: ' Ada@Example.ORG ', same: 'ada@example.org' },
  { written: 'ａｄａ@example.org', same: 'ada@example.org' },
  { written: 'ada@example\u2024org', same: 'ada@example.org' },
  { written: 'mailto:Ada@example.org?subject=Hello', same: 'ada@example.org' },
  { written: '"Lovelace, Ada" <Ada@example.org>', same: 'ada@example.org' },
  { written: '< ada@example.org >', same: 'ada@example.org' },
  { written: '\u202aada\u00ad@\u200bexample.org\u202c', same: 'ada@example.org' },
  { written: '\u2068ada@example.org\u2069\u200e', same: 'ada@example.org' },
])('$written is the address $same', ({ written, same }) => {
  expect(canonicalEmail(written)).toBe(same)
  expect(isEmail(written)).toBe(true)
})

test.each([
  'me@example.xn--p1ai',
  'o&m@example.org',
  'a/b@example.org',
  'user=tag@example.org',
  "!#$%&'*+/=?^_`{|}~-.@example.org",
  'root@localhost',
  `a@${'b'.repeat(63)}.org`,
])('"%s" is an address, as for the e-mail field of a browser', (written) => {
  expect(isEmail(written)).toBe(true)
  expect(canonicalEmail(written)).toBe(written)
})

test.each([
  ['Я@почта.рф', 'я@xn--80a1acny.xn--p1ai'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
])('the domain of "%s" has one form for the app and for mail servers', (written, same) => {
  expect(canonicalEmail(written)).toBe(same)
  expect(canonicalEmail(same)).toBe(same)
  expect(isEmail(written)).toBe(same.startsWith('ada'))
})

test.each([
  ...['', ' ', 'ada', 'ada@', '@example.org', 'a b@example.org', 'ada@-example.org', 'ada@example..org'],
  ...['ada@example.org.', 'ada@a_b.org', 'ada@é@example.org', 'ada@é:80', 'ada@é/a', 'ada@é%2ea', 'ada@[::1]'],
  ...['mailto:', 'Ada <>', 'ada@example.org <ada>', '<a@b.org> <c@d.org>'],
  ...['é@example.org', '"ada"@example.org', `ada@${'b'.repeat(64)}.org`, `ada@é${'x'.repeat(70)}.org`],
])('"%s" is no address', (written) => expect(isEmail(written)).toBe(false))

test.each([
  ['nora@exa', false],
  ['root@localhost', false],
  ['nora.lee@exa', false],
  ['nora@', false],
  ['nora@exa.mple', true],
  ['Nora <nora@bücher.example>', true],
  ['nora@例え。テスト', true],
])('"%s" as the address of a new account: %s', (written, is) => expect(isNewEmail(written)).toBe(is))

test('an address has at most 254 characters', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.org`)).toBe(true)
  // As it is stored.
  expect(isEmail(`${'a'.repeat(240)}@bücher.org`)).toBe(false)
  expect(isEmail(`${'a'.repeat(243)}@example.org`)).toBe(false)
})

test('a password is counted in characters at its short end and in bytes at its long one', () => {
  expect(hasMinLength('🔥🔥🔥🔥🔥', 6)).toBe(false)
  expect(hasMinLength('🔥🔥🔥🔥🔥🔥', 6)).toBe(true)
  expect(isHashableLength('é'.repeat(128))).toBe(true)
  expect(isHashableLength('é'.repeat(129))).toBe(false)
})

test('a password is as long in one Unicode form as in the other', () => {
  const longest = 'é'.repeat(128)
  expect([longest, longest.normalize('NFD')].map(isHashableLength)).toEqual([true, true])
})
