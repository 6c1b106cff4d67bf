import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSessionToken, hashToken, isEqualInConstantTime, verifyToken } from './session-token.ts'

const secret = 'a secret that only tests know, long enough'

test.each([0, 1, 31, 32, 33, 1000])('T64: a secret of %i bytes is not one of 32, and nothing breaks', (length) => {
  const expected = Buffer.alloc(32, 1)
  expect(isEqualInConstantTime(Buffer.alloc(length, length === 32 ? 2 : 1), expected)).toBe(false)
  expect(isEqualInConstantTime(Buffer.alloc(32, 1), expected)).toBe(true)
})

test.each(['', '.', 'a', '.a', 'a.', 'a.b', `a.${'A'.repeat(43)}=`, `a.${'A'.repeat(10_000)}`, 'a.\u{1F600}'])(
  'T64: %j is no cookie of ours',
  (cookie) => {
    expect(verifyToken(cookie, secret)).toBeNull()
  },
)

test('T64: a signature with a character more, less or different is refused', () => {
  const token = createSessionToken()
  const own = `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
  const bare = own.replace(/=$/, '')
  const lastBits = `${bare.slice(0, -1)}${bare.endsWith('A') ? 'B' : String.fromCharCode(bare.charCodeAt(bare.length - 1) + 1)}=`
  const urlSafe = own.replaceAll('+', '-').replaceAll('/', '_')
  const written = [
    `${own}=`,
    `${own}A`,
    `${own}!`,
    `${own} `,
    ` ${own}`,
    `${own}\n`,
    bare,
    `${own}.`,
    `${own}%`,
    lastBits,
  ]
  for (const other of urlSafe === own ? written : [...written, urlSafe]) expect(verifyToken(other, secret)).toBeNull()
  expect(verifyToken(own, secret)).toBe(token)
})

test('a signed cookie gives its token back', () => {
  const token = createSessionToken()
  expect(verifyToken(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`, secret)).toBe(token)
  expect(hashToken(token)).not.toContain(token)
})
