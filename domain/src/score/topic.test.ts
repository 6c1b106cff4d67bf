import { lexicon as withoutVectors } from '@app/content/lexicon/lexicon'
import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { fifthBlindTrials } from '../../test/lists/fifth-blind-lists.ts'
import { offTopicProblem, salads, selfPraise } from '../../test/lists/off-topic-lists.ts'
import { unfairLists } from '../../test/lists/unfair-lists.ts'
import { explain } from './explain.ts'
import { scoreIdeas } from './score-ideas.ts'
import { readTopic } from './topic.ts'

const score = (ideas: readonly string[]) => scoreIdeas(fullLexicon, { problem: offTopicProblem, ideas, slots: 10 })

test('nine of ten salads of words have no originality, and stay at forty', () => {
  const scored = salads.map(score)
  const seen = scored.filter(({ hint, total }) => hint === 'salad' && total <= 40)
  expect(seen.length).toBeGreaterThanOrEqual(9)
  for (const one of seen) expect(explain(one).topic).toMatch(/seldom stand together/)
})

test.each(selfPraise.map((ideas) => ({ ideas })))('lines about the list itself get a hint: $ideas', ({ ideas }) => {
  expect(score(ideas).hint).toBe('praise')
})

test.each([...unfairLists, ...fifthBlindTrials.map(({ problem, rich }) => ({ problem, ideas: rich }))])(
  '$problem: an honest list gets no hint',
  ({ problem, ideas }) => {
    expect(readTopic(fullLexicon, problem, ideas)).toEqual({ salad: 0, hint: null })
  },
)

test('without a table of words nothing is said about the topic', () => {
  expect(readTopic(withoutVectors, offTopicProblem, salads[0] ?? [])).toEqual({ salad: 0, hint: null })
})
