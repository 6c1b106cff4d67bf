import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BandTable } from './band-table.ts'
import { mix } from './minhash.ts'
import { NumberList, NumberSet } from './number-set.ts'

const collected = (table: BandTable, bands: Uint32Array) => {
  const found = new NumberList()
  table.collect(bands, new NumberSet(), found)
  return [...found.numbers.subarray(0, found.size)]
}

// A few bands of many entries, many of few, and the first and last places of the table.
const band = fc.oneof(fc.constantFrom(0, 0xffffffff, ...[1, 2, 3].map(mix)), fc.nat().map(mix))

/** A table keeps these of a band, so that now and then one is found that only ends alike. */
const lowerBits = (each: number) => each & 0xffff

test('whatever band an entry has, it is found by it, and no other is but one that ends alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(band, band), { minLength: 200, maxLength: 1500, size: 'max' }),
      band,
      (rows, other) => {
        const table = new BandTable(2)
        for (const [entry, bands] of rows.entries()) table.add(entry, Uint32Array.from(bands))
        for (const wanted of [...rows.slice(0, 40).flat(), other]) {
          const found = collected(table, Uint32Array.from([wanted, other]))
          const expected = rows.flatMap((bands, entry) =>
            bands.includes(wanted) || bands.includes(other) ? entry : [],
          )
          const isAlike = (entry: number) =>
            rows[entry]?.some((each) => [wanted, other].some((one) => lowerBits(each) === lowerBits(one)))
          expect(found.filter((entry) => !isAlike(entry))).toEqual([])
          const byChance = found.filter((entry) => !expected.includes(entry))
          expect(found.sort((a, b) => a - b)).toEqual([...expected, ...byChance].sort((a, b) => a - b))
        }
      },
    ),
    { numRuns: 15 },
  )
})

test('all entries of a band are found however many there are, and hardly ever another', () => {
  const table = new BandTable(2)
  const bandsOf = (entry: number) => Uint32Array.from([mix(entry), mix(entry >> 3) ^ 1])
  for (let entry = 0; entry < 60_000; entry += 1) table.add(entry, bandsOf(entry))
  let others = 0
  for (let entry = 0; entry < 60_000; entry += 7) {
    const first = entry - (entry % 8)
    const found = collected(table, bandsOf(entry))
    expect(found).toEqual(expect.arrayContaining(Array.from({ length: 8 }, (_, at) => first + at)))
    others += found.length - 8
  }
  expect(others).toBeLessThan(20)
})
