import { lexicon as withoutVectors } from '@app/content/lexicon/lexicon'
import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreVersion } from './score.ts'
import { type ListToScore, scoreIdeas, weights } from './score-ideas.ts'

const problem = 'Find new uses for a chair with three legs.'

const score = (ideas: readonly string[], more: Partial<ListToScore> = {}) =>
  scoreIdeas(lexicon, { problem, ideas, slots: 10, ...more })

const withoutMeaning = (ideas: readonly string[], more: Partial<ListToScore> = {}) =>
  scoreIdeas(withoutVectors, { problem, ideas, slots: 10, ...more })

// Nothing is known of originality here, so the other three are divided by 0.65.
test.each([
  { ideas: [], total: 0, why: 'no ideas' },
  { ideas: Array<string>(10).fill('x'), total: 0, why: 'ten times nothing' },
  // F = 1 of 10: 2.5.
  {
    ideas: ['aaaaaaaa', 'bbbb', 'tie', 'tie it', 'tie it on'],
    total: 4,
    why: 'one idea, said three times, and two mashes',
  },
  // F = 2: 5. Two groups of the lexicon, art and nature: Flex = 1/1 · 2/4, 10.
  { ideas: ['sculpture', 'garden'], total: 23, why: 'two words of two strategies' },
  // F = 2: 5. No strategy knows them, so they share a group: Flex 0.
  { ideas: ['zeugma', 'quixote'], total: 8, why: 'two words that no strategy knows' },
  // F = 1: 2.5. Three words: 2/7 of 20.
  { ideas: ['hang clothes from the ceiling'], total: 13, why: 'one idea of three words' },
])('$ideas make $total: $why', ({ ideas, total }) => {
  expect(withoutMeaning(ideas).total).toBe(total)
})

test('a varied list with one idea said twice loses that one and no other', () => {
  const { ideas } = scoreIdeas(lexicon, {
    problem: 'How could strangers waiting at the same stop make the wait pleasant?',
    ideas: [
      'Put up a shelf with books to swap.',
      'A bench that faces the other bench.',
      'A chess game painted on the ground, one move per wait.',
      'A bench that faces the other bench!',
      'Hooks with umbrellas that two people have to share.',
      'A post that plays what the last person hummed into it.',
      'Strawberries in the timetable frame. First to wait picks.',
      'Everyone who waits adds one line to a story on the glass, and the driver reads it out at the last stop.',
    ],
    slots: 10,
  })
  expect(ideas.map(({ sameAs }) => sameAs)).toEqual([null, null, null, 1, null, null, null, null])
})

test('a list is scored by hand as by rule', () => {
  const scored = withoutMeaning(
    ['burn it', 'Cook soup with salt and pepper', 'burning', 'paint a portrait on canvas', 'zxcvbnm'],
    {
      slots: 8,
      // w = 150/200; all ideas are new: R = 1.
      rarity: { sample: 150, ideas: [1, 0.8, 1, 0.4, 0].map((wordPrior) => ({ people: 0, wordPrior })) },
    },
  )
  expect(scored.ideas.map(({ fault, sameAs, strategy, words }) => [fault, sameAs, strategy, words])).toEqual([
    [null, null, 'remove', 1],
    [null, null, 'food', 4],
    [null, 0, 'remove', 1],
    [null, null, 'art', 3],
    ['mash', null, null, 0],
  ])
  expect(scored.fluency).toEqual({ value: 38, different: 3, repeats: 1, room: 8 })
  // Three groups of three ideas: (3 - 1)/(3 - 1) · 3/5.
  expect(scored.flexibility).toMatchObject({ value: 60, effective: 3, switches: 2, unnamed: 0, monotony: 0 })
  expect(scored.flexibility.strategies).toEqual(['remove', 'food', 'art'])
  // The weights of the length and of the word prior, see `originalityOf`; a single word is worth 0.85.
  expect(scored.order.curve.map(({ originality }) => originality)).toMatchInlineSnapshot(`
    [
      36,
      69,
      30,
    ]
  `)
  expect(scored.originality).toMatchObject({ top: [1, 0], tooEarly: false, byMeaning: false })
  // 1, 4 and 3 words: the median 3, (3 - 1)/7.
  expect(scored.elaboration).toEqual({ value: 29, median: 3, fullest: 1 })
  expect(scored.order.best).toBe(1)
  // 0.25 · 3/8 + 0.2 · 0.6 + 0.35 O + 0.2 · 2/7.
  const originality = (scored.originality.value ?? 0) / 100
  expect(scored.total).toBeCloseTo(100 * (0.25 * (3 / 8) + 0.2 * 0.6 + 0.35 * originality + 0.2 * (2 / 7)), -0.3)
  expect([scored.version, scored.sample]).toEqual([scoreVersion, 150])
})

test('below thirty people nothing is said about how many had an idea', () => {
  const rarityOf = (sample: number) => ({ sample, ideas: [{ people: 3, wordPrior: 0.5 }] })
  expect(score(['a swing'], { rarity: rarityOf(29) }).ideas[0]).toMatchObject({ people: null, points: null })
  expect(score(['a swing'], { rarity: rarityOf(30) }).ideas[0]).toMatchObject({ people: 3, points: null })
  expect(score(['a swing'], { rarity: rarityOf(100) }).ideas[0]).toMatchObject({ people: 3, points: 1 })
})

test('nobody is told which idea is best while nothing tells them apart', () => {
  const ideas = ['a garden swing', 'drum', 'a soup kitchen']
  expect(score(ideas).order.best).toBeNull()
  const even = ideas.map(() => ({ people: 0, wordPrior: 1 }))
  expect(withoutMeaning(ideas.toSpliced(1, 1), { rarity: { sample: 9, ideas: even } }).order.best).toBeNull()
})

test('the weights sum to one', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
})

const word = fc.constantFrom(
  ...'tree lamp garden paint sell hang soup friend river rule gift night xx 😀 wall zoo'.split(' '),
)
const sentence = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '))
const idea = fc.oneof(sentence, fc.string({ unit: 'grapheme', maxLength: 40 }), fc.lorem({ maxCount: 10 }))
const list = fc.array(idea, { maxLength: 20 })

test('every value lies between 0 and 100, whatever is written', () => {
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 20 }), (ideas, slots) => {
      const { total, fluency, flexibility, originality, elaboration, order } = score(ideas, { slots })
      const values = [total, fluency.value, flexibility.value, originality.value ?? 0, elaboration.value]
      for (const value of [...values, order.firstHalf, order.secondHalf]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('an exact duplicate changes nothing', () => {
  fc.assert(
    fc.property(list, fc.nat(), (ideas, pick) => {
      const again = [...ideas, ideas[pick % Math.max(1, ideas.length)] ?? '']
      const { fluency, ideas: each, ...rest } = score(ideas)
      const { fluency: fluencyAgain, ideas: eachAgain, ...restAgain } = score(again)
      expect(restAgain).toEqual(rest)
      expect(fluencyAgain.different).toBe(fluency.different)
      expect(eachAgain.slice(0, -1)).toEqual(each)
    }),
  )
})

test('case, accents and punctuation make no difference', () => {
  const plain = fc.array(sentence, { maxLength: 10 })
  fc.assert(
    fc.property(plain, fc.constantFrom('!', ' …', ';', '.'), (ideas, mark) => {
      const disguised = ideas.map(
        (text) => `${text.toUpperCase().replaceAll('A', 'Á').replaceAll(' ', `${mark} `)}${mark}`,
      )
      expect(score(disguised)).toEqual(score(ideas))
    }),
  )
})
