import { lexicon as withoutTable } from '@app/content/lexicon/lexicon'
import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { thinkerAnswers } from '@app/content/thinker-answers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selfPraise } from '../../test/lists/off-topic-lists.ts'
import { lines } from '../../test/lists/trial-lists.ts'
import { scoreList } from '../scoring/score-list.ts'
import { type AnswerId, type AnswerInput, chooseThinkerAnswer } from './thinker-answer.ts'

const problem = 'The leaves on the school path are slippery each autumn. What could be done?'

function listOf(ideas: readonly string[], more: Partial<AnswerInput> = {}): AnswerInput {
  const slots = more.slots ?? Math.max(3, ideas.length)
  const { score, sketches } = scoreList(lexicon, { problem, ideas, slots })
  return { ideas, slots, score, sketches, isFirstThisWay: false, isSecondToday: false, ...more }
}

const answers = thinkerAnswers.hokusai
const chosen = (list: AnswerInput, used: AnswerId[] = []) => chooseThinkerAnswer(answers, list, new Set(used))

const varied = lines(`
  Paint the path with rough sand and bright chalk colours
  Let goats from the farm eat the leaves every morning
  Give every child a pair of spiked boots to borrow
  Turn the path into a slide with a soft landing
  Ask a band to play so that everyone dances slowly
  Sell the leaves as compost to pay for a roof`)
const oneLine = lines(`
  play music on the way
  let a band play songs
  sing a song together
  a choir sings in the morning
  hire a drummer who plays`)
const long = lines(`
  lay a carpet of straw over the steps before the bell rings so that nobody slips on the wet stones
  hang straw in a net over the steps before the bell rings so that none of it falls on the wet stones
  hang a lantern in the big tree before the bell rings so that everybody can see where the stones are`)
const plain = lines(`
  lay a carpet of straw on the way
  lay a carpet of bark on the way
  hang lanterns along the old fence tonight
  hang lanterns in the big chestnut tree`)

test.each([
  { list: listOf(varied), answer: 'many-kinds/0', why: 'nearly every idea is of a kind of its own' },
  { list: listOf(oneLine), answer: 'one-line/0', why: 'all ideas are songs' },
  {
    list: listOf(['rake', 'sand', 'boots', 'salt', 'signs', 'broom', 'compost']),
    answer: 'one-far-off/0',
    why: 'one idea is nowhere near the tools',
  },
  { list: listOf(plain.slice(0, 2), { slots: 8 }), answer: 'few-ideas/0', why: 'two ideas in eight slots' },
  { list: listOf(['rake', 'sand', 'salt']), answer: 'short-ideas/0', why: 'single words' },
  { list: listOf(long), answer: 'long-ideas/0', why: 'whole sentences' },
  { list: listOf(plain, { isSecondToday: true }), answer: 'second-today/0', why: 'the second session of a day' },
  { list: listOf(plain, { isFirstThisWay: true }), answer: 'first-this-way/0', why: 'the first with this thinker' },
  { list: listOf(plain), answer: null, why: 'nothing else can be said of it' },
])('a list is told $answer: $why', ({ list, answer }) => {
  expect(chosen(list)).toBe(answer)
})

test.each([
  { ideas: ['a', 'qwrtz', '...'], why: 'no line of it is an idea' },
  { ideas: selfPraise[0] ?? [], why: 'it praises itself' },
])('nobody answers a list where $why', ({ ideas }) => {
  expect(chosen(listOf(ideas, { isFirstThisWay: true, slots: 20 }))).toBeNull()
})

test('where meaning is unknown nobody says that nearly every idea is of a kind of its own', () => {
  const { score } = scoreList(withoutTable, { problem, ideas: varied, slots: 6 })
  expect(chosen({ ...listOf(varied), score, sketches: [] })).toBeNull()
})

test('nobody answers a list that was not scored', () => {
  expect(chosen({ ...listOf(varied, { isFirstThisWay: true }), score: null })).toBeNull()
})

test('one idea is not a few', () => {
  expect(chosen(listOf(plain.slice(0, 1), { slots: 8 }))).toBeNull()
})

test('two of a new person’s three slots are no short list', () => {
  expect(chosen(listOf(plain.slice(0, 2), { slots: 3 }))).toBeNull()
})

test('a line that was said lately gives way to the next one that is true', () => {
  const list = listOf(varied, { isFirstThisWay: true })
  expect(chosen(list, ['many-kinds/0'])).toBe('many-kinds/1')
  expect(chosen(list, ['many-kinds/0', 'many-kinds/1'])).toBe('first-this-way/0')
  expect(chosen(list, ['many-kinds/0', 'many-kinds/1', 'first-this-way/0'])).toBeNull()
})

test('whatever is written, the line exists, is the same again and was not said lately', () => {
  const ideas = fc.array(fc.oneof(fc.constantFrom(...varied, ...oneLine, ...plain, 'rake'), fc.string()), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(ideas, fc.boolean(), fc.boolean(), (written, isFirstThisWay, isSecondToday) => {
      const list = listOf(written, { slots: 20, isFirstThisWay, isSecondToday })
      const first = chosen(list)
      expect(chosen(list)).toBe(first)
      if (first === null) return
      const [condition, at] = first.split('/') as [keyof typeof answers, string]
      expect(answers[condition][Number(at)]).toBeTypeOf('string')
      expect(chosen(list, [first])).not.toBe(first)
    }),
    { numRuns: 60 },
  )
})
