import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trigramHashesOf } from './sketch.ts'
import { HashQuery, StemTrigrams } from './stem-trigrams.ts'

const stem = fc.array(fc.constantFrom(...'abé砖👩'), { minLength: 1, maxLength: 9 }).map((signs) => signs.join(''))
const stems = fc.uniqueArray(stem, { maxLength: 12 })

test('the trigrams of an idea are counted from those of its stems, each once', () => {
  const ofStems = new StemTrigrams()
  const numbers = new Map<string, number>()
  const sought = new HashQuery(4)
  const numberOf = (one: string) => {
    const known = numbers.get(one)
    if (known !== undefined) return known
    ofStems.add(one)
    numbers.set(one, numbers.size)
    return numbers.size - 1
  }
  fc.assert(
    fc.property(stems, stems, (idea, other) => {
      sought.clear()
      const wanted = trigramHashesOf(idea)
      for (const hash of [...wanted, ...wanted]) sought.add(hash)
      const written = Uint32Array.from(other, numberOf)
      const common = trigramHashesOf(other).filter((hash) => wanted.includes(hash)).length
      expect(ofStems.countIn(written, 0, written.length, sought)).toBe(common)
      let most = ofStems.countBetween(written, 0, written.length, sought)
      for (const stem of written) most += ofStems.countOf(stem, sought)
      expect(most).toBeGreaterThanOrEqual(common)
    }),
    { numRuns: 300 },
  )
})
