import { expect, test } from 'vitest'
import { canonicalAddress, isAddress, isAsLongAs, isHashable } from './credentials.ts'

test.each([
  { written: ' Ada@Example.ORG ', same: 'ada@example.org' },
  { written: 'ａｄａ@example.org', same: 'ada@example.org' },
])('$written is the address $same', ({ written, same }) => {
  expect(canonicalAddress(written)).toBe(same)
  expect(isAddress(written)).toBe(true)
})

test.each(['', ' ', 'ada', 'ada@', 'ada@example', '.ada@example.org', 'a..a@example.org', 'a b@example.org'])(
  '"%s" is no address',
  (written) => expect(isAddress(written)).toBe(false),
)

test('an address has at most 254 characters', () => {
  expect(isAddress(`${'a'.repeat(242)}@example.org`)).toBe(true)
  expect(isAddress(`${'a'.repeat(243)}@example.org`)).toBe(false)
})

test('a password is counted in characters at its short end and in bytes at its long one', () => {
  expect(isAsLongAs('🔥🔥🔥🔥🔥', 6)).toBe(false)
  expect(isAsLongAs('🔥🔥🔥🔥🔥🔥', 6)).toBe(true)
  expect(isHashable('é'.repeat(128))).toBe(true)
  expect(isHashable('é'.repeat(129))).toBe(false)
})
