import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { hashOf } from './minhash.ts'
import { readWordVectors, writeWordVectors } from './word-vectors.ts'

const small = writeWordVectors(
  [
    { word: 'bread', vector: [1, 0.5, 0] },
    { word: 'loaf', vector: [1, 0.4, 0.1] },
    { word: 'engine', vector: [-0.2, 0, 1] },
  ].map(({ word, vector }, rank) => ({ hash: hashOf(word), rank, vector })),
)

test('a table gives back what was written, as closely as a byte allows', () => {
  const vectors = readWordVectors(small)
  const [bread, loaf, engine] = ['bread', 'loaf', 'engine'].map(vectors.placeOf) as [number, number, number]
  expect(vectors.cosine(bread, loaf)).toBeCloseTo(1.2 / Math.sqrt(1.25 * 1.17), 2)
  expect(vectors.cosine(bread, engine)).toBeCloseTo(-0.2 / Math.sqrt(1.25 * 1.04), 1)
  expect([vectors.rankOf(bread), vectors.rankOf(engine), vectors.placeOf('cake')]).toEqual([0, 2, -1])
})

test.each([
  { fault: 'cut off', bytes: small.subarray(0, small.length - 4) },
  { fault: 'empty', bytes: new Uint8Array(0) },
  { fault: 'of odd length', bytes: small.subarray(0, 17) },
  { fault: 'changed', bytes: small.map((byte, at) => (at === 20 ? byte ^ 1 : byte)) },
])('a table that is $fault is refused', ({ bytes }) => {
  expect(() => readWordVectors(bytes)).toThrow(/word vectors is (cut off|damaged)/)
})

test('words that stand for one another lie near, and others do not', () => {
  const vectors = fullLexicon.vectors()
  const near = (a: string, b: string) => vectors.cosine(vectors.placeOf(a), vectors.placeOf(b))
  expect(near('bread', 'crumbs')).toBeGreaterThan(near('bread', 'engine') + 0.2)
  expect(near('clock', 'timer')).toBeGreaterThan(near('clock', 'soup') + 0.2)
})
