import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const { seal, open } = createSealer('a secret that only tests know, long enough')
const payload = { firstName: 'Zoë Philippa 🐦', token: 'abcdefgh' }

test('a sealed text opens again, and its sealed form shows nothing of it', () => {
  const sealed = seal(payload, 'mail 1')
  expect(open(sealed, 'mail 1')).toEqual(payload)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/Philippa|abcd|firstName|token/)
  expect(seal(payload, 'mail 1')).not.toBe(sealed)
})

test('a sealed text does not open for another row, under another secret, or changed by one bit', () => {
  const sealed = seal(payload, 'mail 1')
  expect(open(sealed, 'mail 2')).toBeNull()
  expect(createSealer('another secret, just as long as the first').open(sealed, 'mail 1')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, 12, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(open(changed.toString('base64url'), 'mail 1')).toBeNull()
  }
  for (const short of ['', 'AAAA', sealed.slice(0, 20)]) expect(open(short, 'mail 1')).toBeNull()
})
