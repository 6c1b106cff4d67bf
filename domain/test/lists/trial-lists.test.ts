import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { scoreIdeas } from '../../src/score/score-ideas.ts'
import { blindTrials } from './blind-lists.ts'
import { fourthBlindTrials } from './fourth-blind-lists.ts'
import { heldOutTrials } from './held-out-lists.ts'
import { probeTrials } from './probe-lists.ts'
import { rewordedTrials } from './reworded-lists.ts'
import { secondBlindTrials } from './second-blind-lists.ts'
import { terseTrials } from './terse-lists.ts'
import { missedTrials, thirdBlindTrials } from './third-blind-lists.ts'
import { type Trial, tunedTrials } from './trial-lists.ts'

const totalsOf = ({ problem, ...lists }: Trial) => {
  const total = (ideas: readonly string[]) => scoreIdeas(lexicon, { problem, ideas, slots: 10 }).total
  return {
    spam: total(lists.spam),
    wordings: total(lists.wordings),
    plain: total(lists.plain),
    rich: total(lists.rich),
  }
}

const trials = [
  ...tunedTrials,
  ...heldOutTrials,
  ...blindTrials,
  ...probeTrials,
  ...secondBlindTrials,
  ...thirdBlindTrials,
  ...fourthBlindTrials,
]

test.each(trials)('$problem: spam and rewording < plain words < rich ideas', (trial) => {
  const { spam, wordings, plain, rich } = totalsOf(trial)
  expect(spam).toBeLessThan(plain - 5)
  expect(wordings).toBeLessThan(plain - 5)
  expect(plain).toBeLessThan(rich - 5)
  expect(rich).toBeGreaterThanOrEqual(60)
  expect(rich).toBeLessThanOrEqual(90)
})

test.each(terseTrials)('$problem: ten short ideas stay ten ideas', ({ problem, ideas }) => {
  const { total, fluency } = scoreIdeas(lexicon, { problem, ideas, slots: 10 })
  expect(fluency.different).toBeGreaterThanOrEqual(8)
  expect(total).toBeGreaterThan(50)
})

test.each(rewordedTrials)('$problem: one idea in ten wordings stays below ten plain words', ({ problem, ideas }) => {
  expect(scoreIdeas(lexicon, { problem, ideas, slots: 10 }).total).toBeLessThan(32)
})

test.fails.each(missedTrials)('$problem: its rewording is still missed', (trial) => {
  const { wordings, plain } = totalsOf(trial)
  expect(wordings).toBeLessThan(plain - 5)
})

test.each(missedTrials)('$problem: spam < plain words < rich ideas, whatever is made of the rewording', (trial) => {
  const { spam, plain, rich } = totalsOf(trial)
  expect(spam).toBeLessThan(plain - 5)
  expect(plain).toBeLessThan(rich - 5)
  expect(rich).toBeGreaterThanOrEqual(60)
  expect(rich).toBeLessThanOrEqual(90)
})
