import { fullLexicon } from '@app/content/test/full-lexicon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldWorth } from './likeness.ts'
import { monotonyOf } from './monotony.ts'
import { coreOf, repetitionOf, withoutCommonest } from './repetition.ts'
import { echoesOf, inOneField, inOneSense, type Wording, weigh, wordingOf } from './wording.ts'

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

/** Word by word, as the documentation says it. */
function plainRepetition(ideas: readonly Wording[]): number {
  const said: Wording['telling'][number][] = []
  let repeated = 0
  for (const { telling } of ideas) {
    const agree = telling.length > 1 ? inOneField : inOneSense
    repeated += weigh(telling.filter((word) => said.some((earlier) => agree(word, earlier))))
    said.push(...telling)
  }
  return said.length === 0 || weigh(said) === 0 ? 0 : repeated / weigh(said)
}

function plainCore(ideas: readonly Wording[]): number {
  const sums = new Map<string | number, number>()
  for (const { telling } of ideas) {
    const weights = telling.flatMap(({ stem, senses, fields, weight }) => [
      ...[stem, ...senses].map((key) => ({ key, weight })),
      ...(telling.length > 1 ? [...fields].map((key) => ({ key, weight: fieldWorth * weight })) : []),
    ])
    for (const key of new Set(weights.map((one) => one.key))) {
      const ofKey = weights.filter((one) => one.key === key).map(({ weight }) => weight)
      sums.set(key, (sums.get(key) ?? 0) + Math.max(...ofKey))
    }
  }
  return Math.max(0, (Math.max(0, ...sums.values()) - 1.5) / Math.max(1, ideas.length))
}

test('repetition and core are what the plain rules say', () => {
  const word = fc.constantFrom(
    ...'door gate window paint colour hang suspend lamp lantern rose tulip kitkat use make zzyx'.split(' '),
  )
  const idea = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(idea, { maxLength: 8 }), (ideas) => {
      const read = wordings(ideas)
      expect([repetitionOf(read), coreOf(read)]).toEqual([plainRepetition(read), plainCore(read)])
    }),
    { numRuns: 200 },
  )
})
