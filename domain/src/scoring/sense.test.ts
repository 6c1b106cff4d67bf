import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { readTexts } from './read-texts.ts'
import { alignedLikeness, dot, dotTwo, nearestIn, type Sense } from './sense.ts'

const vectors = fullLexicon.vectors()
const lists = fifthBlindTrials.map(({ problem, rich, wordings }) =>
  readTexts(fullLexicon, problem, [...rich, ...wordings]).flatMap(({ wording }) => wording?.sense ?? []),
)

/** The formula word by word, from one side. */
function heldBy(a: Sense, b: Sense): number {
  const held = a.terms.reduce((sum, term) => sum + term.weight * nearestIn(vectors, term, b), 0)
  const all = a.terms.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : held / all
}

test('likeness is the mean of what each idea holds of the other', () => {
  for (const senses of lists)
    for (const a of senses)
      for (const b of senses) expect(alignedLikeness(vectors, a, b)).toBeCloseTo((heldBy(a, b) + heldBy(b, a)) / 2, 12)
})

test('the cosine of two words is the same whatever was asked before, and from both sides', () => {
  const places = [...new Set(lists.flat().flatMap(({ terms }) => terms.map(({ place }) => place)))].filter(
    (at) => at >= 0,
  )
  const directions = places.map((place) => {
    const direction = new Float32Array(vectors.dimensions)
    vectors.addTo(direction, place, 1)
    return direction
  })
  const some = [...places.entries()].slice(0, 400)
  for (const [a, one] of some)
    for (const [b, other] of some) {
      const cosine = dot(directions[a] as Float32Array, directions[b] as Float32Array)
      expect(Math.abs(vectors.cosine(one, other) - cosine)).toBeLessThan(1e-6)
    }
})

test.each([1, 2, 7, 100])('two products of %i numbers at once are those of each row alone', (length) => {
  const numbers = (from: number) => Float32Array.from({ length }, (_, at) => Math.sin(from + at))
  const [one, ...others] = [1, 20, 300, 4_000, 50_000].map(numbers) as [Float32Array, ...Float32Array[]]
  const rows = Float32Array.from(others.flatMap((row) => [...row]))
  const found = new Float64Array(others.length)
  for (const row of [0, 2]) dotTwo(one, rows, row, found)
  expect([...found]).toEqual(others.map((row) => dot(one, row)))
})
