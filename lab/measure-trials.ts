import type { Score } from '@app/domain/scoring/score'
import { scoreList } from '@app/domain/scoring/score-list'
import { fifthBlindTrials } from '@app/domain/test/lists/fifth-blind-lists'
import { foreignLists } from '@app/domain/test/lists/foreign-lists'
import { articles, offTopicProblem, salads, secondArticles, selfPraise } from '@app/domain/test/lists/off-topic-lists'
import type { Trial } from '@app/domain/test/lists/read-lists'
import { rewordedTrials } from '@app/domain/test/lists/reworded-lists'
import { secondRewordedTrials } from '@app/domain/test/lists/second-reworded-lists'
import { secondUnfairLists } from '@app/domain/test/lists/second-unfair-lists'
import { sixthBlindTrials } from '@app/domain/test/lists/sixth-blind-lists'
import {
  factualLists,
  secondStatementLists,
  secondSubjectArticles,
  statementLists,
  subjectArticles,
} from '@app/domain/test/lists/subject-articles'
import { terseTrials } from '@app/domain/test/lists/terse-lists'
import { unfairLists } from '@app/domain/test/lists/unfair-lists'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { trials } from './trials.ts'

const slots = 10
const scoreOf = (problem: string, ideas: readonly string[]): Score =>
  scoreList(lexicon, { problem, ideas, slots }).score

const isMonotonous = ({ flexibility }: Score): boolean => flexibility.monotony >= 50

const outOf = (some: readonly boolean[]): string => `${some.filter(Boolean).length} of ${some.length}`

function totalsOf({ problem, ...lists }: Trial) {
  const total = (ideas: readonly string[]) => scoreOf(problem, ideas).total ?? 0
  return [total(lists.spam), total(lists.wordings), total(lists.plain), total(lists.rich)] as const
}

function orderRows(name: string, some: readonly Trial[]): string[] {
  const totals = some.map((trial) => ({ trial, of: totalsOf(trial) }))
  const isOrdered = ([spam, wordings, plain, rich]: ReturnType<typeof totalsOf>) =>
    spam < wordings && wordings < plain && plain < rich
  const missed = totals.filter(({ of }) => !isOrdered(of))
  const wordings = some.map((trial) => isMonotonous(scoreOf(trial.problem, trial.wordings)))
  const honest = some.flatMap(({ problem, plain, rich }) =>
    [plain, rich].map((ideas) => isMonotonous(scoreOf(problem, ideas))),
  )
  return [
    `${name}: in order ${outOf(totals.map(({ of }) => isOrdered(of)))}, rewordings called monotonous ${outOf(wordings)}, honest ones ${outOf(honest)}`,
    ...missed.slice(0, 12).map(({ trial, of }) => `    ${of.join(' ')}  ${trial.problem.slice(0, 60)}`),
  ]
}

/** What the lists that were written for tests come to. */
export function trialRows(): string[] {
  const isWithheld = (reason: Score['withheld'], problem: string, lists: readonly (readonly string[])[]) =>
    outOf(lists.map((ideas) => scoreOf(problem, ideas).withheld === reason))
  const hinted = (lists: readonly { problem: string; ideas: readonly string[] }[]) =>
    outOf(lists.map(({ problem, ideas }) => Boolean(scoreOf(problem, ideas).withheld)))
  const gross = salads.map((ideas) => scoreOf(offTopicProblem, ideas)).map(({ total }) => (total ?? 0) <= 40)
  const reworded = [
    ...secondRewordedTrials.map(({ problem, wordings, plain }) => {
      return (scoreOf(problem, wordings).total ?? 0) < (scoreOf(problem, plain).total ?? 0)
    }),
  ]
  const unfair = [...unfairLists, ...secondUnfairLists].map(({ problem, ideas }) => scoreOf(problem, ideas))
  const terse = terseTrials.map(({ problem, ideas }) => scoreOf(problem, ideas))
  const foreign = foreignLists.map(({ problem, ideas }) => scoreOf(problem, ideas))
  const lost = (scores: readonly Score[]) => scores.filter(({ fluency }) => fluency.repeats > 0).length
  return [
    'Spam < one idea reworded < plain words < rich ideas',
    ...orderRows('  24 problems, never fitted on', fifthBlindTrials),
    ...orderRows('  12 new ones, written before the fit', sixthBlindTrials),
    ...orderRows('  100 problems, fitted', trials),
    `  rewordings below plain words, 16 never fitted on: ${outOf(reworded)}`,
    `  rewordings below 46, fitted: ${outOf(rewordedTrials.map(({ problem, ideas }) => (scoreOf(problem, ideas).total ?? 0) < 46))}`,
    `  honest lists of short ideas: ${outOf(terse.map(isMonotonous))} monotonous, ${lost(terse)} with an idea lost, ${outOf(terse.map(({ total }) => (total ?? 0) > 40))} above 40`,
    `  lists that were once treated unfairly: ${outOf(unfair.slice(0, unfairLists.length).map(isMonotonous))} fitted and ${outOf(unfair.slice(unfairLists.length).map(isMonotonous))} others monotonous, ${lost(unfair)} with an idea lost, ${outOf(unfair.map(({ fluency, ideas }) => fluency.different < ideas.length - 1))} with two or more, ${outOf(unfair.map(({ withheld }) => Boolean(withheld)))} withheld`,
    `  honest lists in other languages: ${outOf(foreign.map(isMonotonous))} monotonous, ${lost(foreign)} with an idea lost, withheld ${outOf(foreign.map(({ withheld }) => withheld === 'language'))}, read without meaning ${outOf(foreign.map(({ originality }) => originality.byMeaning === false))}`,
    `  gross salads without a total or at 40 and below: ${outOf(gross)}`,
    `  withheld: articles ${isWithheld('copied', offTopicProblem, articles)} and ${isWithheld('copied', offTopicProblem, secondArticles)}, praise of itself ${isWithheld('about_list', offTopicProblem, selfPraise)}`,
    `  the same about the problem's own subject: ${hinted(subjectArticles)} fitted, ${hinted(secondSubjectArticles)} held out; honest lists of statements: ${hinted(statementLists)} fitted, ${hinted(secondStatementLists)} others, full of numbers and names ${hinted(factualLists)}`,
    `  honest lists withheld: ${outOf([...fifthBlindTrials, ...sixthBlindTrials].flatMap(({ problem, plain, rich }) => [plain, rich].map((ideas) => Boolean(scoreOf(problem, ideas).withheld))))}`,
  ]
}
