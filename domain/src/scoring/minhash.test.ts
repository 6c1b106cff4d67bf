import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandCount, bandsOf, hashOf, signatureLength, signatureOf } from './minhash.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => hashOf(String(from + at)))

const agreement = (a: Int32Array, b: Int32Array) => a.filter((row, at) => row === b[at]).length / signatureLength

test.each([
  { shared: 0, jaccard: 0 },
  { shared: 100, jaccard: 100 / 300 },
  { shared: 160, jaccard: 160 / 240 },
  { shared: 200, jaccard: 1 },
])('signatures of sets of 200 that share $shared agree like the sets', ({ shared, jaccard }) => {
  const near = agreement(signatureOf(numbers(0, 200)), signatureOf(numbers(200 - shared, 400 - shared)))
  expect(Math.abs(near - jaccard)).toBeLessThan(0.15)
})

test('a signature is 64 numbers of 32 bits, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (set) => {
      const signature = signatureOf(set)
      expect(signature).toHaveLength(signatureLength)
      expect(signature.every((row) => Number.isInteger(row) && row === (row | 0))).toBe(true)
      expect(signatureOf(set.toReversed())).toEqual(signature)
    }),
  )
})

test('bands differ by place, so equal rows elsewhere do not meet', () => {
  const bands = bandsOf(new Int32Array(signatureLength).fill(7))
  expect(new Set(bands).size).toBe(bandCount)
})
