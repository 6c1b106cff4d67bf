import { parseList } from '@app/domain/scoring/parse-idea'
import { monotonyFeaturesOf, uniqueIdeas } from '@app/domain/scoring/variety'
import { type LogisticWeights, logistic, monotonyFeatures, type ScoreWeights } from '@app/domain/scoring/weights'
import { rewordedTrials } from '@app/domain/test/lists/reworded-lists'
import { terseTrials } from '@app/domain/test/lists/terse-lists'
import { unfairLists } from '@app/domain/test/lists/unfair-lists'
import type { Ratings } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { logisticFit } from './regression.ts'
import { type Example, honestExamples, trials } from './trials.ts'

const written: Example[] = [
  ...trials.flatMap(({ problem, wordings, plain, rich }) => [
    { problem, ideas: wordings, isWanted: true, count: 1 },
    { problem, ideas: plain, isWanted: false, count: 0.5 },
    { problem, ideas: rich, isWanted: false, count: 2 },
  ]),
  ...terseTrials.map((list) => ({ ...list, isWanted: false, count: 1 })),
  ...unfairLists.map((list) => ({ ...list, isWanted: false, count: 4 })),
  ...rewordedTrials.map((list) => ({ ...list, isWanted: true, count: 1 })),
]

/** One deed done to ten things, or ten things of one stuff: honest, and not among the lists of the trials. */
const deeds = ['make a', 'play', 'tie the', 'a paper', 'a shop for', 'draw a', 'fold it into a', 'build a wooden']
const oneDeed: Example[] = trials.map(({ problem, plain }, at) => {
  const deed = deeds[at % deeds.length] ?? ''
  // A third of the ideas goes without, as it does in real lists.
  const ideas = plain.map((thing, place) => (place % 3 === 2 ? thing : `${deed} ${thing}`))
  return { problem, ideas, isWanted: false, count: 0.15 }
})

const readExamples = (ratings: Ratings) =>
  [...written, ...oneDeed, ...honestExamples(ratings)].flatMap((example) => {
    const list = parseList(lexicon, example.problem, example.ideas)
    const ideas = uniqueIdeas(list.ideas)
    return ideas.length < 4 ? [] : { ...example, features: monotonyFeaturesOf(ideas, list.problem.vector) }
  })

/** The part of honest lists that may be called monotonous. */
const honestTaken = 0.02

/** Moves the constant until as many honest lists as allowed lie above one half, by how much they count. */
function bounded<Sign extends string>(
  weights: LogisticWeights<Sign>,
  examples: readonly { features: Readonly<Record<Sign, number>>; isWanted: boolean; count: number }[],
): LogisticWeights<Sign> {
  const honest = examples
    .filter(({ isWanted }) => !isWanted)
    .map(({ features, count }) => ({ count, value: logistic(weights, features) }))
    .sort((a, b) => b.value - a.value)
  const all = honest.reduce((sum, { count }) => sum + count, 0)
  const before = (at: number) => honest.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0)
  const first = honest.find((_, at) => before(at) > honestTaken * all)?.value ?? 0.5
  return { ...weights, constant: weights.constant - Math.log(first / (1 - first)) }
}

/** Weights of the signs that a list says one idea again and again: reworded lists against honest ones. */
export function fitMonotony(ratings: Ratings): ScoreWeights['monotony'] {
  const examples = readExamples(ratings)
  return bounded(logisticFit(examples, monotonyFeatures), examples)
}
