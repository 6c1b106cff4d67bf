import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Entries, mapWords } from './entries.ts'
import { QuerySet } from './query-set.ts'

const numbers = fc.uniqueArray(fc.nat(400), { maxLength: 60 })

const soughtOf = (wanted: readonly number[], words: number) => {
  const sought = new QuerySet(words)
  for (const number of wanted) sought.add(number)
  return sought
}

const shared = (one: readonly number[], other: readonly number[]) => one.filter((each) => other.includes(each)).length

test('what is looked for is counted exactly, and the quick look never promises less', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(numbers, numbers), { maxLength: 5 }), numbers, (rows, wanted) => {
      const entries = new Entries()
      const stems = soughtOf(wanted, mapWords.stems)
      const trigrams = soughtOf(wanted, mapWords.trigrams)
      for (const row of rows) entries.add(...row)
      for (const [at, row] of rows.entries()) {
        expect([entries.stemsIn(at, stems), entries.trigramsIn(at, trigrams)]).toEqual(
          row.map((r) => shared(r, wanted)),
        )
        expect(entries.mostStemsIn(at, stems)).toBeGreaterThanOrEqual(shared(row[0], wanted))
        expect(entries.mostTrigramsIn(at, trigrams)).toBeGreaterThanOrEqual(shared(row[1], wanted))
      }
    }),
  )
})

test('two texts that share nothing are recognised as different by the quick estimate alone', () => {
  const entries = new Entries()
  const at = entries.add([1, 2, 3], [10, 20, 30])
  expect(entries.mostStemsIn(at, soughtOf([4, 5, 6], mapWords.stems))).toBe(0)
  expect(entries.mostTrigramsIn(at, soughtOf([40, 50, 60], mapWords.trigrams))).toBe(0)
})
