import { expect, test } from 'vitest'
import { canonicalEmail } from './credentials.ts'

test.each([
  { typed: ' Ada@Example.ORG ', why: 'letter case and space around it' },
  { typed: 'ａda@example.org', why: 'a wide letter' },
  { typed: 'ada@example\u2024org', why: 'a dot of another kind' },
])('$why do not make another address', ({ typed }) => {
  expect(canonicalEmail(typed)).toBe('ada@example.org')
})
