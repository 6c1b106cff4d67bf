import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Entries } from './entries.ts'
import { IdeaQuery } from './idea-query.ts'
import { bandsOf, signatureOf } from './minhash.ts'
import { NumberList } from './number-set.ts'
import { sameIdea } from './similarity.ts'
import { trigramHashesOf } from './sketch.ts'
import { StemTrigrams } from './stem-trigrams.ts'

const vocabulary = 'kite kit kitten garden gate lamp lantern wall wallet red read bread kitkit 👩👩 砖'.split(' ')
const stemTrigrams = new StemTrigrams()
for (const stem of vocabulary) stemTrigrams.add(stem)

const numbers = fc.uniqueArray(fc.nat(vocabulary.length - 1), { minLength: 1, maxLength: 8 })
const stemsOf = (row: readonly number[]) => row.map((number) => vocabulary[number] ?? '')

const shared = <One>(one: readonly One[], other: readonly One[]) => one.filter((each) => other.includes(each)).length

function isNear(one: readonly number[], other: readonly number[]): boolean {
  const common = shared(one, other)
  const smaller = Math.min(one.length, other.length)
  if (smaller >= 3 && 3 * common < smaller) return false
  const [a, b] = [trigramHashesOf(stemsOf(one)), trigramHashesOf(stemsOf(other))]
  const jaccard = common / (one.length + other.length - common)
  return jaccard >= sameIdea || (2 * shared(a, b)) / (a.length + b.length) >= sameIdea
}

function read(idea: IdeaQuery, row: readonly number[]): IdeaQuery {
  idea.read(stemsOf(row), row)
  idea.readTrigrams()
  return idea
}

test('the ideas that are near by the whole rule are found, and no others', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 12 }), numbers, (rows, wanted) => {
      const [entries, idea] = [new Entries(stemTrigrams), new IdeaQuery()]
      for (const row of rows) entries.add(row, read(idea, row))
      const all = rows.map((_, at) => at)
      read(idea, wanted)
      const near = new NumberList()
      for (const at of all) near.add(at)
      entries.keepNear(idea, near)
      expect([...near.numbers.subarray(0, near.size)]).toEqual(all.filter((at) => isNear(wanted, rows[at] ?? [])))
      expect(all.map((at) => entries.stemsIn(at, idea.stems))).toEqual(rows.map((row) => shared(row, wanted)))
    }),
    { numRuns: 300 },
  )
})

test('an idea has the trigrams and the bands of its text, however its stems follow each other', () => {
  fc.assert(
    fc.property(numbers, (row) => {
      const idea = read(new IdeaQuery(), row)
      const hashes = trigramHashesOf(stemsOf(row))
      expect(idea.trigramCount).toBe(hashes.length)
      expect(hashes.every((hash) => idea.trigrams.has(hash))).toBe(true)
      expect(idea.bands()).toEqual(bandsOf(signatureOf(hashes)))
    }),
  )
})
