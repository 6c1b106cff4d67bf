import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { expertLists } from '../../test/lists/expert-lists.ts'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { foreignLists } from '../../test/lists/foreign-lists.ts'
import { articles, offTopicProblem, salads, selfPraise } from '../../test/lists/off-topic-lists.ts'
import { factualLists, statementLists } from '../../test/lists/subject-articles.ts'
import { unfairLists } from '../../test/lists/unfair-lists.ts'
import { explainScore } from './explain-score.ts'
import { sketchesOf } from './parse-idea.ts'
import type { Score } from './score.ts'
import { scoreList } from './score-list.ts'
import { type Shown, shownOf, shownVarietyOf } from './shown.ts'

interface List {
  problem: string
  ideas: readonly string[]
}

const fixtures: List[] = [
  ...fifthBlindTrials.flatMap(({ problem, spam, wordings, plain, rich }) =>
    [spam, wordings, plain, rich].map((ideas) => ({ problem, ideas })),
  ),
  ...[...articles, ...salads, ...selfPraise].map((ideas) => ({ problem: offTopicProblem, ideas })),
  ...[...expertLists, ...foreignLists, ...factualLists, ...statementLists, ...unfairLists],
]

/** Every third line was had by some of the people before. */
function earlierOf({ problem, ideas }: List, people: number) {
  const sketches = sketchesOf(lexicon, problem, ideas).filter((sketch, at) => sketch !== null && at % 3 === 0)
  return Array.from({ length: people }, (_, at) => sketches.flatMap((sketch) => sketch ?? []).slice(0, 1 + (at % 4)))
}

function* scored(): Generator<Score> {
  for (const list of fixtures) {
    const earlier = earlierOf(list, 61)
    for (const [people, form] of [
      [0, 'idea'],
      [61, 'idea'],
      [61, 'name'],
      [61, 'line'],
    ] as const) {
      const asked = { ...list, slots: 10, form, earlier: earlier.slice(0, people) }
      const { score } = scoreList(lexicon, asked)
      yield score
      if (score.withheld !== null) yield scoreList(lexicon, { ...asked, isClaimed: true }).score
    }
  }
}

/** How unusual a line is shown as. */
const rankOf = (line: Shown | undefined): number => (line?.kind === 'count' ? -line.people : Number.NEGATIVE_INFINITY)

const doubtedIn = ({ originality, ideas }: Score) =>
  [...ideas.keys()].filter(
    (place) => originality.unpraised.includes(place) || ideas[place]?.fault !== null || ideas[place]?.sameAs !== null,
  )

test('no sentence names a line above which another one is shown, and a doubted line has no mark', () => {
  let named = 0
  for (const score of scored()) {
    const shown = shownOf(score)
    const most = Math.max(...shown.map(rankOf))
    for (const favourites of [null, [0, 2], [1, 4]])
      for (const [, number] of JSON.stringify(explainScore(score, { favourites })).matchAll(/no\. (\d+)/g)) {
        named += 1
        expect(rankOf(shown[Number(number) - 1])).toBe(most)
      }
    for (const place of doubtedIn(score)) expect(shown[place]?.kind).toBe('none')
    if (score.withheld !== null) expect(shown.every(({ kind }) => kind === 'none')).toBe(true)
  }
  expect(named).toBeGreaterThan(100)
})

test('nothing is said of a line below thirty people, and from thirty on how many had it', () => {
  const list = { problem: 'Invent better names for Monday.', ideas: ['Page One', 'Afterglow'], slots: 3 }
  for (const form of ['name', 'line'] as const) {
    const kinds = (people: number) =>
      shownOf(scoreList(lexicon, { ...list, form, earlier: earlierOf(list, people) }).score).map(({ kind }) => kind)
    expect([kinds(0), kinds(29), kinds(30)]).toEqual([
      ['none', 'none'],
      ['none', 'none'],
      ['count', 'count'],
    ])
  }
  const ideas = { problem: 'Find uses for a brick.', ideas: ['hold a door open', 'warm a bed'], slots: 3 }
  const kinds = (people: number) =>
    shownOf(scoreList(lexicon, { ...ideas, earlier: earlierOf(ideas, people) }).score).map(({ kind }) => kind)
  expect([kinds(29), kinds(30)]).toEqual([
    ['none', 'none'],
    ['count', 'count'],
  ])
})

test('variety is shown of four ideas and more, and of no names and no lines', () => {
  const varietyOf = (ideas: readonly string[], form: 'idea' | 'name' | 'line') =>
    shownVarietyOf(scoreList(lexicon, { problem: 'Find names for a bus stop.', ideas, slots: 8, form }).score)
  const seven = [
    'Wet Bench',
    'Where Doris Gets Off',
    'Smell of Chips',
    'Late Again',
    'Mind Your Shins',
    'Grumpy Corner',
  ]
  expect([varietyOf(seven, 'name'), varietyOf(seven, 'line'), varietyOf(seven.slice(3), 'idea')]).toEqual([
    null,
    null,
    null,
  ])
  expect(varietyOf(seven, 'idea')).toBeGreaterThan(0)
})

test('the shortest sentence is a line or a name, and no idea', () => {
  const list = {
    problem: 'A parrot has one last sentence.',
    ideas: ['After you', 'Hello', 'One last sentence'],
    slots: 3,
  }
  const different = (form: 'idea' | 'line' | 'name') => scoreList(lexicon, { ...list, form }).score.fluency.different
  expect([different('idea'), different('line'), different('name')]).toEqual([0, 3, 3])
})
