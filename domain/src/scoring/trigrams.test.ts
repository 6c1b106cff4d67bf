import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachTrigram, trigramNumbers } from './trigrams.ts'

const text = fc.array(fc.constantFrom(...'ab é砖👩🧱 '), { maxLength: 14 }).map((signs) => signs.join(''))

function trigramsOf(one: string): Set<string> {
  const found = new Set<string>()
  eachTrigram(one, (from, to) => found.add(one.slice(from, to)))
  return found
}

test('trigrams have numbers of their own, ascending: as many as there are, and as many in common', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [one, other] = [a, b].map((each) => [...trigramNumbers(each)]) as [number[], number[]]
      expect(one).toEqual([...new Set(one)].sort((x, y) => x - y))
      expect(one).toHaveLength(trigramsOf(a).size)
      const common = [...trigramsOf(a)].filter((trigram) => trigramsOf(b).has(trigram))
      expect(one.filter((number) => other.includes(number))).toHaveLength(common.length)
    }),
  )
})
