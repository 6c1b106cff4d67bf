import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { monotonyOf } from './monotony.ts'
import { repetitionOf, withoutCommonest } from './repetition.ts'
import { echoesOf, wordingOf } from './wording.ts'

const problem = echoesOf(fullLexicon, 'What could you do with a brick?')
const wordings = (ideas: readonly string[]) => ideas.map((idea) => wordingOf(idea, problem))
const monotony = (ideas: readonly string[], hasMeaning = true) => monotonyOf(fullLexicon, wordings(ideas), hasMeaning)

test.each([
  { ideas: ['doorstop', 'grill', 'anchor'], repetition: 0, why: 'three things' },
  { ideas: ['warm bread', 'warm bread slowly', 'a kite'], repetition: 2 / 6, why: 'two of six words came again' },
])('$ideas repeat $repetition: $why', ({ ideas, repetition }) => {
  expect(repetitionOf(wordings(ideas))).toBeCloseTo(repetition)
})

const reworded = [
  'hold the door open',
  'keep the door from closing',
  'a stop for the door',
  'stop the door from slamming',
  'prop the gate open',
  'wedge it under the open door',
  'block a closing door',
]
const varied = [
  'bake bread',
  'fly a kite',
  'warm the bed',
  'hide a key',
  'feed a horse',
  'paint the fence',
  'sell soup',
]

test('one idea in many wordings is monotonous, and different ideas are not, with the table of words and without', () => {
  for (const hasMeaning of [true, false]) {
    expect(monotony(reworded, hasMeaning)).toBeGreaterThan(0.7)
    expect(monotony(varied, hasMeaning)).toBeLessThan(0.05)
  }
})

test('a deed done to different things is no monotony', () => {
  const played = ['football', 'chess', 'cards with grandma', 'theatre', 'music on pots', 'shop', 'hide and seek']
  expect(monotony(played.map((thing) => `play ${thing}`))).toBeLessThan(0.4)
})

test('a few ideas are alike by chance', () => {
  expect(monotony(reworded.slice(0, 3))).toBe(0)
})

test('an idea that is written again word for word makes no list monotonous', () => {
  const ideas = ['a red kite', 'warm bread', 'feed a horse', 'hide the key']
  expect(monotony([...ideas, ...ideas])).toBe(monotony(ideas))
})

test('the commonest word is set aside where an idea has another', () => {
  const left = withoutCommonest(wordings(['paint a wall', 'paint a door', 'paint']))
  expect(left.map(({ ownWords }) => ownWords)).toEqual([['wall'], ['door'], ['paint']])
})
