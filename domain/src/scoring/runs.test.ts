import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberList, NumberSet } from './number-set.ts'
import { Runs } from './runs.ts'

test('a run holds what was added to it, however many others grow beside it', () => {
  const added = fc.array(fc.tuple(fc.nat(6), fc.nat(65_535)), { maxLength: 400, size: 'max' })
  fc.assert(
    fc.property(added, (numbers) => {
      const runs = new Runs()
      const expected = Array.from({ length: 7 }, (_, at) => [at, at + 1])
      for (const [one, other] of expected) runs.begin(one ?? 0, other ?? 0)
      for (const [run, number] of numbers) {
        runs.add(run, number)
        expected[run]?.push(number)
      }
      for (const [run, numbersOfRun] of expected.entries()) {
        const found = new NumberList()
        const wanted = new NumberList()
        wanted.add(run)
        runs.collect(wanted, 1, new NumberSet(), found)
        const once = [...new Set(numbersOfRun)].map((number) => number + 1)
        expect([...found.numbers.subarray(0, found.size)]).toEqual(once)
      }
    }),
  )
})
