import { lexicon } from '@app/content/lexicon/lexicon'
import { fullLexicon } from '@app/content/test/full-lexicon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { echoesOf, overlap, sameIdeaAt, wordingOf } from './wording.ts'

const problem = echoesOf(lexicon, 'What could you do with a brick?')
const wordings = (ideas: readonly string[]) => ideas.map((idea) => wordingOf(idea, problem))
const isSame = (a: string, b: string, monotony = 0) => {
  const [one, other] = wordings([a, b])
  return one && other && sameIdeaAt(lexicon, monotony)(one, other)
}

test('the words of the problem tell no idea from another', () => {
  expect(wordingOf('paint the brick', problem).ownWords).toEqual(['paint'])
  expect(isSame('paint the brick', 'sell the brick')).toBe(false)
})

test.each([
  { a: 'prop the door open', b: 'prop a door open', why: 'the same words' },
  { a: 'fasten it to the gate', b: 'attach it to the door', why: 'both words have a synonym' },
  { a: 'sofa', b: 'couch', why: 'one word, one sense' },
])('$a / $b are one idea: $why', ({ a, b }) => {
  expect(isSame(a, b)).toBe(true)
})

test.each([
  { a: 'paint the door', b: 'paint the wall', why: 'half is not enough' },
  { a: 'tea', b: 'lamp', why: 'nothing in common' },
  { a: 'clock', b: 'timer', why: 'one field, but not one sense' },
])('$a / $b are two ideas: $why', ({ a, b }) => {
  expect(isSame(a, b)).toBe(false)
})

test('in a monotonous list less is needed', () => {
  const pair = ['keep the door from slamming', 'a heavy thing that holds doors'] as const
  expect(isSame(...pair)).toBe(false)
  expect(isSame(...pair, 1)).toBe(true)
})

test('overlap weighs things more than deeds, and light words nothing', () => {
  const [a, b] = wordings(['hang a lamp near the big window', 'suspend a lantern'])
  // "hang" and "suspend" 0.5, "lamp" and "lantern" 1: all of the second idea.
  expect(a && b && overlap(a, b, 0)).toEqual({ shared: 1.5, share: 1 })
})

test('a word of the field counts as much as it is said to', () => {
  const [a, b] = wordings(['a tulip in the window', 'a rose on the wall'])
  expect(a && b && overlap(a, b, 0)).toEqual({ shared: 1, share: 0.5 })
  expect(a && b && overlap(a, b, 0.5)).toEqual({ shared: 1.5, share: 0.75 })
})

test('overlap is the same from both sides, and whole with itself', () => {
  const text = fc.lorem({ maxCount: 12 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [one, other] = wordings([a, b])
      if (!one || !other) return
      expect(overlap(one, one, 0).share).toBe(one.telling.length === 0 ? 0 : 1)
      expect(sameIdeaAt(lexicon, 0.5)(one, other)).toBe(sameIdeaAt(lexicon, 0.5)(other, one))
    }),
  )
})

test('an idea is read up to its fortieth word, however long it is', () => {
  const long = Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ')
  expect(wordingOf(long, echoesOf(lexicon, 'What now?')).ownWords).toHaveLength(40)
})

test('where the meaning of words is known it has to agree with the lists of words', () => {
  const [a, b] = ['build a den of blankets', 'build a tower of cards'].map((idea) =>
    wordingOf(idea, echoesOf(fullLexicon, 'How could a family spend a rainy Sunday?')),
  )
  expect(a && b && [sameIdeaAt(lexicon, 0)(a, b), sameIdeaAt(fullLexicon, 0)(a, b)]).toEqual([true, false])
})
