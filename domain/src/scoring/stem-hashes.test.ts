import { expect, test } from 'vitest'
import { signatureLength } from './minhash.ts'
import { hashesOfStem } from './stem-hashes.ts'

test('a long stem, which is not remembered, takes no part of the memory that others hold', () => {
  expect(hashesOfStem('unforgettably').signature.buffer.byteLength).toBe(signatureLength * 4)
})
