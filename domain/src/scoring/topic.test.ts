import { lexicon as withoutTable } from '@app/content/lexicon/lexicon'
import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { clippedLists } from '../../test/lists/clipped-lists.ts'
import { expertLists } from '../../test/lists/expert-lists.ts'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { articles, offTopicProblem, salads, secondArticles, selfPraise } from '../../test/lists/off-topic-lists.ts'
import {
  factualLists,
  secondStatementLists,
  secondSubjectArticles,
  statementLists,
  subjectArticles,
} from '../../test/lists/subject-articles.ts'
import { unfairLists } from '../../test/lists/unfair-lists.ts'
import { explainScore } from './explain-score.ts'
import { parseList } from './parse-idea.ts'
import { scoreList } from './score-list.ts'
import { analyseTopic } from './topic.ts'

const topicOf = (problem: string, ideas: readonly string[], lexicon = fullLexicon) =>
  analyseTopic(lexicon, parseList(lexicon, problem, ideas))

const score = (ideas: readonly string[]) => scoreList(fullLexicon, { problem: offTopicProblem, ideas, slots: 10 }).score

test('nine of ten salads of words have no total', () => {
  const scored = salads.map(score)
  const seen = scored.filter(({ withheld, total }) => withheld === 'salad' && total === null)
  expect(seen.length).toBeGreaterThanOrEqual(9)
  for (const one of seen) expect(explainScore(one).headline).toMatch(/ ideas, saved$/)
})

test.each(selfPraise.map((ideas) => ({ ideas })))('lines about the list itself get a hint: $ideas', ({ ideas }) => {
  expect(score(ideas)).toMatchObject({ withheld: 'about_list', total: null })
})

/** Taken for another question all the same: one honest list in a hundred may be. */
const mistaken = 'A boring fence surrounds the building site.'

const honest = fifthBlindTrials.filter(({ problem }) => !problem.startsWith(mistaken))

test.each([...unfairLists, ...honest.map(({ problem, rich }) => ({ problem, ideas: rich }))])(
  '$problem: an honest list gets no hint',
  ({ problem, ideas }) => {
    expect(topicOf(problem, ideas)).toMatchObject({ hint: null })
  },
)

test('sentences of an article get a hint', () => {
  const hinted = (lists: string[][]) => lists.filter((ideas) => topicOf(offTopicProblem, ideas).hint !== null)
  expect([hinted(articles).length, hinted(secondArticles).length]).toEqual([10, 10])
})

test("sentences of an article about the problem's own subject get the same hint", () => {
  const hinted = (lists: typeof subjectArticles) =>
    lists.filter((one) => topicOf(one.problem, one.ideas).hint === 'copied')
  expect([hinted(subjectArticles).length, hinted(secondSubjectArticles).length]).toEqual([8, 11])
})

test('a list that states what would be, or why something is, gets none: two of sixteen do', () => {
  const hinted = [...statementLists, ...secondStatementLists].filter((one) => topicOf(one.problem, one.ideas).hint)
  expect(hinted.length).toBeLessThanOrEqual(2)
})

test('a list whose short lines are full of numbers and names gets none: two of twelve do', () => {
  const hinted = factualLists.filter((one) => topicOf(one.problem, one.ideas).hint)
  expect(hinted.length).toBeLessThanOrEqual(2)
})

test('a list of which few lines seem to answer another problem is taken for its own', () => {
  const ideas = [
    'Paint a chess board on the ground',
    'Hang up a hammock for two',
    'Let a choir sing the timetable',
    'Fold paper boats out of old tickets',
    'Grow strawberries in the frame of the map',
    'Lend out umbrellas with a riddle on each',
    'A telescope that looks into the bakery',
    'Knit one scarf together, a row each',
  ]
  expect(topicOf('The bus is late. What could make the wait pleasant?', ideas)).toMatchObject({ hint: null })
})

test('of 72 lists of short lines, whole and halved, three are withheld as salads, and none for its topic', () => {
  const hints = clippedLists.flatMap(({ problem, ideas }) =>
    [ideas, ideas.slice(0, 4), ideas.slice(-4)].flatMap((part) => topicOf(problem, part).hint ?? []),
  )
  expect(hints.toSorted()).toEqual(['salad', 'salad', 'salad'])
})

test('what the problem says itself makes no article: "two" of three legs is no fact', () => {
  const chairs = expertLists.filter(({ problem }) => problem.includes('three legs'))
  expect(chairs.length).toBeGreaterThan(0)
  for (const { problem, ideas } of chairs)
    for (const count of [4, 5, 6]) expect(topicOf(problem, ideas.slice(0, count)).hint).not.toBe('copied')
})

test.each([
  {
    name: 'first person',
    ideas: 'I was bored, so I sang | We danced with her | You have a mirror | My dog painted it',
  },
  {
    name: 'what one can do',
    ideas: 'The lift could be red | Music would have helped | The doors will have poems | Let the ride be dark',
  },
])('statements in the $name are ideas', ({ ideas }) => {
  expect(topicOf(offTopicProblem, ideas.split(' | ')).hint).toBeNull()
})

test('lists that answer another problem get a hint: more than half of those of twenty-four problems', () => {
  const { foreign, honest } = fifthBlindTrials.reduce(
    (sum, { problem, rich }, at) => {
      const other = fifthBlindTrials[(at + 5) % fifthBlindTrials.length]?.rich ?? []
      const isForeign = topicOf(problem, other).hint === 'topic'
      const isTaken = topicOf(problem, rich).hint !== null
      return { foreign: sum.foreign + (isForeign ? 1 : 0), honest: sum.honest + (isTaken ? 1 : 0) }
    },
    { foreign: 0, honest: 0 },
  )
  expect(foreign).toBeGreaterThanOrEqual(12)
  expect(honest).toBeLessThanOrEqual(1)
})

test('an idea that speaks of something else is left unpraised', () => {
  const ideas = ['A mirror on the wall of the lift', 'Octopuses have three hearts and blue blood in the deep sea']
  expect(topicOf(offTopicProblem, ideas).doubted).toEqual([1])
})

const matchbox = 'A present has to fit into a matchbox and cost nothing. What could be inside?'
const samples = [
  'A small note with kind words.',
  'Room for one more match, and the promise to come when it is struck.',
  'Fold out what you did together as one strip of pictures, and let the best day take half of it.',
]

test.each(
  [
    "A ladybird's dropped wing | A tiny map to where I first met you | One match with the words: strike when sad | A thread as long as you are tall | Sand from our beach",
    'A wish written on a folded leaf | A four leaf clover found in the park | A miniature book of jokes that I wrote | Some sea salt from our last holiday | A tiny photo of your cat',
  ].map((list) => ({ list })),
)('where the house’s ideas seem to answer another problem, an honest list is not doubted: $list', ({ list }) => {
  const withheldWith = (known: readonly string[]) =>
    scoreList(fullLexicon, { problem: matchbox, ideas: list.split(' | '), slots: 8, samples: known }).score.withheld
  expect([withheldWith([]), withheldWith(samples)]).toEqual(['topic', null])
  // Of a problem that its samples do answer, the doubt stays.
  const other = { problem: offTopicProblem, ideas: fifthBlindTrials[1]?.rich ?? [], slots: 10 }
  const rides = ['A mirror on the wall of the lift', 'Music in the lift', 'Poems on the doors of the lift']
  expect(scoreList(fullLexicon, { ...other, samples: rides }).score.withheld).toBe('topic')
})

test('without a table nothing is said about the topic', () => {
  expect(topicOf(offTopicProblem, salads[0] ?? [], withoutTable)).toEqual({ hint: null, doubted: [] })
})
