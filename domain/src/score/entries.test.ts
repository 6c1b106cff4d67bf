import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Entries, mapWords } from './entries.ts'
import { QuerySet } from './query-set.ts'
import { trigramHashesOf } from './sketch.ts'
import { HashQuery, StemTrigrams } from './stem-trigrams.ts'

const vocabulary = 'kite kit kitten garden gate lamp lantern wall wallet red read bread'.split(' ')
const stemTrigrams = new StemTrigrams()
for (const stem of vocabulary) stemTrigrams.add(stem)

const numbers = fc.uniqueArray(fc.nat(vocabulary.length - 1), { maxLength: 8 })
const hashesOf = (row: readonly number[]) => trigramHashesOf(row.map((number) => vocabulary[number] ?? ''))

function soughtOf(wanted: readonly number[]) {
  const [stems, trigrams] = [new QuerySet(mapWords.stems), new HashQuery(mapWords.trigrams)]
  trigrams.clear()
  for (const number of wanted) stems.add(number)
  for (const hash of hashesOf(wanted)) trigrams.add(hash)
  return { stems, trigrams }
}

const shared = (one: readonly number[], other: readonly number[]) => one.filter((each) => other.includes(each)).length

test('what is looked for is counted exactly, and the quick look never promises less', () => {
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 5 }), numbers, (rows, wanted) => {
      const entries = new Entries(stemTrigrams)
      const { stems, trigrams } = soughtOf(wanted)
      for (const row of rows) entries.add(row, hashesOf(row))
      for (const [at, row] of rows.entries()) {
        const common = [shared(row, wanted), shared(hashesOf(row), hashesOf(wanted))] as const
        expect([entries.stemsIn(at, stems), entries.trigramsIn(at, trigrams)]).toEqual(common)
        expect(entries.mostStemsIn(at, stems.map)).toBeGreaterThanOrEqual(common[0])
        expect(entries.mostTrigramsIn(at, trigrams.map)).toBeGreaterThanOrEqual(common[1])
        expect(entries.mostTrigramsOfStemsIn(at, trigrams)).toBeGreaterThanOrEqual(common[1])
      }
    }),
  )
})

test('two texts that share nothing are recognised as different by the quick estimate alone', () => {
  const entries = new Entries(stemTrigrams)
  const { stems, trigrams } = soughtOf([1])
  const at = entries.add([5], hashesOf([5]))
  expect(entries.mostStemsIn(at, stems.map)).toBe(0)
  expect(entries.mostTrigramsIn(at, trigrams.map)).toBe(0)
})
