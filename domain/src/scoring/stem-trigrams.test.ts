import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberSet } from './number-set.ts'
import { trigramHashesOf } from './sketch.ts'
import { HashQuery, StemTrigrams } from './stem-trigrams.ts'

const stem = fc.array(fc.constantFrom(...'abé砖👩'), { minLength: 1, maxLength: 9 }).map((signs) => signs.join(''))
const stems = fc.uniqueArray(stem, { maxLength: 12 })

test('the trigrams of an idea are counted from those of its stems, each once', () => {
  const ofStems = new StemTrigrams()
  const numbers = new Map<string, number>()
  const sought = new HashQuery(4)
  const sets = { stems: new NumberSet(), trigrams: sought }
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
      sets.stems.clear()
      for (const stem of idea) sets.stems.add(numberOf(stem))
      const wanted = trigramHashesOf(idea)
      for (const hash of [...wanted, ...wanted]) sought.add(hash)
      const written = Uint32Array.from(other, numberOf)
      const common = trigramHashesOf(other).filter((hash) => wanted.includes(hash)).length
      expect(ofStems.countIn(written, 0, written.length, sought)).toBe(common)
      const sums = ofStems.sumsOf(written, 0, written.length, sets)
      expect(sums.common).toBe(other.filter((stem) => idea.includes(stem)).length)
      expect(sums.all).toBe(other.reduce((sum, stem) => sum + [...stem].length, 0))
      const most = sums.trigrams + ofStems.countBetween(written, 0, written.length, sought)
      expect(most).toBeGreaterThanOrEqual(common)
      // Without as many as occur again it is never more.
      const again = sums.all + Math.max(0, written.length - 1) - trigramHashesOf(other).length
      expect(most - again).toBeLessThanOrEqual(common)
    }),
    { numRuns: 300 },
  )
})
