import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandsOf, signatureOf } from './minhash.ts'
import { countList, emptyIndex, rarityOf } from './rarity-index.ts'
import { sameIdea } from './similarity.ts'
import { trigramHashesOf } from './sketch.ts'

type Stems = readonly string[]

const shared = <One>(a: readonly One[], b: readonly One[]) => a.filter((one) => b.includes(one)).length

/** The rule of the index as it is written down, without any index. */
function isSame(idea: Stems, entry: Stems): boolean {
  const common = shared(idea, entry)
  if (idea.length >= 2 && common === idea.length) return true
  if (entry.length >= 2 && common === entry.length) return true
  const smaller = Math.min(idea.length, entry.length)
  if (smaller >= 3 && 3 * common < smaller) return false
  const [one, other] = [idea, entry].map(trigramHashesOf) as [number[], number[]]
  const bands = [...bandsOf(signatureOf(one))]
  if (![...bandsOf(signatureOf(other))].some((band, at) => band === bands[at])) return false
  const jaccard = common / (idea.length + entry.length - common)
  return jaccard >= sameIdea || (2 * shared(one, other)) / (one.length + other.length) >= sameIdea
}

const words = 'doorstop doorstep door stop garden gardener 庭 👩‍👩 kite kit a'.split(' ')
const rare = Array.from({ length: 300 }, (_, at) => `word${at}`)
const stems = fc
  .uniqueArray(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...rare)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((some) => some.toSorted())
const list = fc.array(stems, { minLength: 1, maxLength: 5 })

test('the index counts the people that a look at every list counts', () => {
  const lists = fc.array(list, { minLength: 40, maxLength: 160, size: 'max' })
  fc.assert(
    fc.property(lists, fc.array(stems, { minLength: 5, maxLength: 15 }), (earlier, ideas) => {
      const index = emptyIndex()
      for (const one of earlier)
        countList(
          index,
          one.map((each) => ({ stems: each })),
        )
      const found = rarityOf(
        index,
        ideas.map((each) => ({ stems: each })),
      ).ideas.map((rarity) => rarity?.people)
      expect(found).toEqual(
        ideas.map((idea) => earlier.filter((one) => one.some((entry) => isSame(idea, entry))).length),
      )
    }),
    { numRuns: 40 },
  )
})
