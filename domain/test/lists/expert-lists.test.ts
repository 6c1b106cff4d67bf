import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { explainScore } from '../../src/scoring/explain-score.ts'
import { scoreList } from '../../src/scoring/score-list.ts'
import { type ExpertList, expertLists } from './expert-lists.ts'

const scoreOf = ({ problem, ideas, slots, form }: ExpertList, isClaimed = false) =>
  scoreList(lexicon, { problem, ideas, slots, form, isClaimed }).score

test('of the lists of a reader from outside, those that are off the topic, copied and without a sense have no total', () => {
  const withheld = expertLists.filter((list) => scoreOf(list).total === null)
  expect(withheld.map(({ who }) => who)).toEqual([
    'off topic (lunch and football)',
    'copied corporate text',
    'word salad',
  ])
})

const rankOf = (value: number, all: readonly number[]): number =>
  all.filter((each) => each < value).length + (all.filter((each) => each === value).length + 1) / 2

/** Spearman (1904). */
function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [left, right] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)]
  const middle = (pairs.length + 1) / 2
  const ranks = pairs.map(([one, other]) => [rankOf(one, left) - middle, rankOf(other, right) - middle] as const)
  const sum = (of: (pair: readonly [number, number]) => number) => ranks.reduce((all, pair) => all + of(pair), 0)
  return sum(([a, b]) => a * b) / Math.sqrt(sum(([a]) => a * a) * sum(([, b]) => b * b))
}

test('the total orders the others as the reader did', () => {
  const pairs = expertLists.flatMap((list) => {
    const { total } = scoreOf(list)
    return list.expert === null || total === null ? [] : [[list.expert, total] as const]
  })
  expect(pairs).toHaveLength(17)
  expect(rankCorrelation(pairs)).toBeGreaterThanOrEqual(0.75)
})

test('nothing accuses, praises or calls a list anything', () => {
  const said = expertLists.flatMap((list) =>
    [false, true].flatMap((isClaimed) => Object.values(explainScore(scoreOf(list, isClaimed)))),
  )
  expect(said.join(' ')).not.toMatch(
    /article|cop(y|ied)|belong|another (question|problem)|off[ -]topic|sense|insult|same picture|one picture|never|poor|too few ideas|best|creative/i,
  )
})
