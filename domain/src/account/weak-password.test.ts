import { expect, test } from 'vitest'
import { isWeakPassword } from './credentials.ts'

test.each([
  { password: 'abc123', weak: true },
  { password: 'aaaaaaaaaaaaaaaaa', weak: true },
  { password: 'Password2026', weak: true },
  { password: 'lovelace-and-more', weak: true },
  { password: 'tangle of wet string', weak: false },
  { password: 'k7!pQ2zR', weak: false },
])('$password: $weak', ({ password, weak }) => expect(isWeakPassword(password, ['Ada', 'Lovelace'])).toBe(weak))
