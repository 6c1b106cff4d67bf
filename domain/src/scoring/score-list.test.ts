import { lexicon as withoutTable } from '@app/content/lexicon/lexicon'
import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainScore } from './explain-score.ts'
import { sketchesOf } from './parse-idea.ts'
import { scoreVersion } from './score.ts'
import { type ListToScore, scoreList } from './score-list.ts'
import { partWeights } from './total-score.ts'

const problem = 'Find new uses for a chair with three legs.'

const score = (ideas: readonly string[], more: Partial<ListToScore> = {}) =>
  scoreList(lexicon, { problem, ideas, slots: 10, ...more }).score

const withoutMeaning = (ideas: readonly string[], more: Partial<ListToScore> = {}) =>
  scoreList(withoutTable, { problem, ideas, slots: 10, ...more }).score

// Nothing is known of originality here, so the other three are divided by 0.55.
test.each([
  { ideas: [], total: 0, why: 'no ideas' },
  { ideas: Array<string>(10).fill('x'), total: 0, why: 'ten times nothing' },
  // F = 1 of 10: 2.5.
  {
    ideas: ['aaaaaaaa', 'bbbb', 'tie', 'tie it', 'tie it on'],
    total: 5,
    why: 'one idea, said three times, and two mashes',
  },
  // F = 2: 5. Two groups of the lexicon, art and nature: Flex = 1/1 · 2/4, 7.5.
  { ideas: ['sculpture', 'garden'], total: 23, why: 'two words of two strategies' },
  // F = 2: 5. No strategy knows them, so they share a group: Flex 0.
  { ideas: ['zeugma', 'quixote'], total: 9, why: 'two words that no strategy knows' },
  // F = 1: 2.5. Three words: 2/7 of 15.
  { ideas: ['hang clothes from the ceiling'], total: 12, why: 'one idea of three words' },
])('$ideas make $total: $why', ({ ideas, total }) => {
  expect(withoutMeaning(ideas).total).toBe(total)
})

test('a longer streak, which gives more slots, lowers no score', () => {
  const ideas = ['a swing', 'a hat stand', 'firewood', 'a tall candle', 'a goal for football', 'an easel', 'a sledge']
  expect(score(ideas, { slots: 20 })).toEqual(score(ideas, { slots: 10 }))
})

test('a varied list with one idea said twice loses that one and no other', () => {
  const { ideas } = scoreList(lexicon, {
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
  }).score
  expect(ideas.map(({ sameAs }) => sameAs)).toEqual([null, null, null, 1, null, null, null, null])
})

/** So many people wrote one list, and as many others another one. */
const after = (people: number, ideas: readonly string[], others = 0, of = lexicon) => {
  const sketches = (some: readonly string[]) => sketchesOf(of, problem, some).filter((sketch) => sketch !== null)
  return [
    ...Array.from({ length: people }, () => sketches(ideas)),
    ...Array.from({ length: others }, () => sketches(['a lantern in the harbour'])),
  ]
}

test('a list is scored by hand as by rule', () => {
  const scored = withoutMeaning(
    ['burn it', 'Cook soup with salt and pepper', 'burning', 'paint a portrait on canvas', 'zxcvbnm'],
    { slots: 8, earlier: after(15, ['burn it', 'paint it on canvas'], 15, withoutTable) },
  )
  expect(scored.ideas.map(({ fault, sameAs }) => [fault, sameAs])).toEqual([
    [null, null],
    [null, null],
    [null, 0],
    [null, null],
    ['mash', null],
  ])
  // The list of paint and canvas lies within the third idea.
  expect(scored.ideas.map(({ people }) => people)).toEqual([15, 0, 15, 15, null])
  expect(scored.fluency).toEqual({ value: 38, different: 3, repeats: 1, room: 8 })
  // Three kinds of three ideas: (3 - 1)/(3 - 1) · 3/5.
  expect(scored.flexibility).toMatchObject({ value: 60, effective: 3, switches: 2, monotony: 0 })
  expect(scored.originality).toMatchObject({ tooEarly: false, byMeaning: false })
  // 1, 4 and 3 words: the median 3, (3 - 1)/7.
  expect(scored.elaboration).toEqual({ value: 29, median: 3 })
  const originality = (scored.originality.value ?? 0) / 100
  expect(scored.total).toBeCloseTo(100 * (0.25 * (3 / 8) + 0.15 * 0.6 + 0.45 * originality + 0.15 * (2 / 7)), -0.3)
  expect([scored.version, scored.sample]).toEqual([scoreVersion, 30])
})

test('lines that change one thing, as their technique asked, are different ideas, and no variety is counted', () => {
  const varied = [
    'A bench that hums when two people sit on it',
    'A bench that hums when three people sit on it',
    'A bench that sings when three people sit on it',
    'A bench that sings when nobody sits on it',
    'A bench that sings when nobody sits on it!',
  ]
  expect(score(varied).fluency.different).toBeLessThan(4)
  const { fluency, flexibility, ideas, total, originality, elaboration } = score(varied, { isVaried: true })
  expect(fluency).toMatchObject({ different: 4, repeats: 1, value: 40 })
  expect(ideas.map(({ sameAs }) => sameAs)).toEqual([null, null, null, null, 3])
  expect(flexibility).toMatchObject({ value: null, effective: null, switches: null, monotony: 0 })
  const parts = 0.25 * 40 + 0.45 * (originality.value ?? 0) + 0.15 * (elaboration.value ?? 0)
  expect(total).toBeCloseTo(parts / 0.85, -0.3)
})

test('below thirty people nothing is said about how many had an idea', () => {
  const first = (people: number, others: number) =>
    score(['a swing'], { earlier: after(people, ['a swing'], others) }).ideas[0]
  expect([first(3, 26)?.people, first(3, 27)?.people]).toEqual([null, 3])
})

test('a person who says a thing in other words had the same idea, and two hundred people are looked at', () => {
  const earlier = after(40, ['Hang it from a branch as a swing for children'], 260)
  const [idea] = score(['a swing for the children, hung from a branch'], { earlier }).ideas
  expect(idea?.people).toBe(40)
  expect(score(['a swing'], { earlier }).sample).toBe(200)
})

test('what people had, others had it, is less original', () => {
  const idea = 'Hang it from a branch as a swing for children'
  const [rare, common] = [after(0, [], 40), after(40, [idea])].map((earlier) => score([idea], { earlier }).ideas[0])
  expect(rare?.originality ?? 0).toBeGreaterThan((common?.originality ?? 100) + 5)
})

test('a list of before, stored without its meaning, is compared by its stems', () => {
  const stems = ['branch', 'children', 'hang', 'swing']
  const earlier = Array.from({ length: 40 }, () => [{ stems, vector: null }])
  expect(score(['a swing for the children, hung from a branch'], { earlier }).ideas[0]?.people).toBe(40)
})

const hung = [
  'Hang clothes on it over the stove',
  'Sit on it and lean against the wall',
  'Kill everyone with a leg of the chair in the night',
  'Build a trellis for beans out of it',
  'A quazblix for the florbix',
  'A shelf for the plants beside the window',
  'Let three actors share it in a play about balance',
]

test('what harms somebody and what nobody can read is never praised, and the next idea is named', () => {
  const { originality, ideas } = score(hung, { earlier: after(40, ['a swing']) })
  expect(originality.unpraised).toEqual(expect.arrayContaining([2, 4]))
  expect(ideas[4]?.originality).toBeNull()
  const { headline } = explainScore(score(hung, { earlier: after(40, ['a swing']) }))
  expect(headline).toBe('No one else wrote no. 7')
})

test('where nothing may be praised, no idea is named', () => {
  const bad = ['Kill the cat with it', 'Kill the dog with it as well', 'Sell drugs in its hollow leg']
  const told = explainScore(score(bad, { earlier: after(40, ['a swing']) }))
  expect(`${told.headline} ${told.originality}`).not.toMatch(/no\. \d/)
})

test('a list that seems to answer another problem has no total, and says nothing of its lines', () => {
  const foreign = [
    'The stock market fell by three percent',
    'My phone has a cracked screen',
    'Quantum computers need liquid helium',
    'Interest on our mortgage rises in May',
  ]
  for (const earlier of [[], after(40, ['a swing'])]) {
    const found = score(foreign, { earlier })
    expect(found).toMatchObject({ withheld: 'copied', total: null })
    expect(explainScore(found).headline).toBe('Four ideas, saved')
    expect(score(foreign, { earlier, isClaimed: true }).total).toBeGreaterThan(0)
  }
})

test('a list of which others had an idea in five gets no hint that it belongs to another problem', () => {
  const list = [
    'pasta with cheese is the best lunch',
    'my team won three to one on Saturday',
    'the goalkeeper was amazing',
    'I like pepperoni more than ham',
    'we should train on Wednesdays',
    'the new boots are too small',
    'burgers with extra onions',
    'the referee was blind',
  ]
  const lift = 'The lift will be under repair for a month. How could everyone in the building still get what they need?'
  const others = sketchesOf(lexicon, lift, ['pasta and cheese for lunch', 'a blind referee']).filter(
    (one) => one !== null,
  )
  const hint = (people: number) => {
    const earlier = Array.from({ length: people }, () => others)
    return scoreList(lexicon, { problem: lift, ideas: list, slots: 10, earlier }).score.withheld
  }
  expect([hint(0), hint(40)]).toEqual(['topic', null])
})

test.each(['Drown it in the lake', 'Strangle the neighbour with it', 'Stab the driver', 'Hide a dead body under it'])(
  '"%s" is never a headline',
  (harm) => {
    const list = [
      harm,
      'Let three actors share it in a play about balance',
      'A perch for parrots',
      'Grow ivy up its legs',
    ]
    expect(score(list).originality.unpraised).toContain(0)
  },
)

test('the weights sum to one', () => {
  expect(Object.values(partWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1)
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
      const { total, fluency, flexibility, originality, elaboration } = score(ideas, { slots })
      const values = [total ?? 0, fluency.value, flexibility.value, originality.value ?? 0, elaboration.value ?? 0]
      for (const value of values) {
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
      const { fluency, ideas: each, ...rest } = score(ideas, { slots: 21 })
      const { fluency: fluencyAgain, ideas: eachAgain, ...restAgain } = score(again, { slots: 21 })
      expect(restAgain).toEqual(rest)
      expect(fluencyAgain.different).toBe(fluency.different)
      expect(eachAgain.slice(0, -1)).toEqual(each)
    }),
  )
})

test('case and accents make no difference', () => {
  const plain = fc.array(sentence, { maxLength: 10 })
  fc.assert(
    fc.property(plain, (ideas) => {
      expect(score(ideas.map((text) => text.toUpperCase().replaceAll('A', 'Á')))).toEqual(score(ideas))
    }),
  )
})
