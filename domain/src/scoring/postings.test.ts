import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Postings } from './postings.ts'

const filed = (postings: Postings, key: number) => {
  const values: number[] = []
  postings.each(key, (value) => values.push(value))
  return values.sort((a, b) => a - b)
}

// Few keys make long runs, many make the table grow, and those of one slot stand in each other's way.
const key = fc.oneof(
  fc.nat(5),
  fc.integer(),
  fc.nat(900).map((nth) => nth << 20),
)

test('whatever was filed under a number is found under it, and nothing else', () => {
  const pairs = fc.array(fc.tuple(key, fc.nat()), { minLength: 300, maxLength: 1500, size: 'max' })
  fc.assert(
    fc.property(pairs, key, (added, other) => {
      const postings = new Postings()
      for (const [under, value] of added) postings.add(under, value)
      const expected = Map.groupBy(added, ([under]) => under)
      for (const under of [...expected.keys(), other]) {
        const values = (expected.get(under) ?? []).map(([, value]) => value)
        expect(filed(postings, under)).toEqual(values.sort((a, b) => a - b))
      }
    }),
    { numRuns: 15 },
  )
})
