import { signsOf } from '@app/domain/scoring/monotony'
import { readTexts } from '@app/domain/scoring/read-texts'
import { withoutRepeats } from '@app/domain/scoring/repetition'
import type { MonotonySign, MonotonyWeights } from '@app/domain/scoring/score-weights'
import { rewordedTrials } from '@app/domain/test/lists/reworded-lists'
import { terseTrials } from '@app/domain/test/lists/terse-lists'
import type { Ratings } from '@app/server/cli/scoring/ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { logisticFit } from './regression.ts'
import { type Example, honestExamples, trials } from './trials.ts'

const written: Example[] = [
  ...trials.flatMap(({ problem, wordings, plain, rich }) => [
    { problem, ideas: wordings, isWanted: true, count: 1 },
    { problem, ideas: plain, isWanted: false, count: 0.5 },
    { problem, ideas: rich, isWanted: false, count: 1 },
  ]),
  ...terseTrials.map((list) => ({ ...list, isWanted: false, count: 1 })),
  ...rewordedTrials.map((list) => ({ ...list, isWanted: true, count: 1 })),
]

const namesWithMeaning: MonotonySign[] = [
  ...(['repetition', 'wordsOfIdea', 'ideas', 'nearest', 'concentration', 'restRepetition', 'restNearest'] as const),
]
const namesWithoutMeaning: MonotonySign[] = [
  ...(['repetition', 'core', 'wordsOfIdea', 'ideas', 'repeatedWords', 'restRepetition'] as const),
]

/** One deed done to ten things, or ten things of one stuff: honest, and not among the lists of the trials. */
const deeds = ['make a', 'play', 'tie the', 'a paper', 'a shop for', 'draw a', 'fold it into a', 'build a wooden']
const oneDeed: Example[] = trials.map(({ problem, plain }, at) => {
  const deed = deeds[at % deeds.length] ?? ''
  // A third of the ideas goes without, as it does in real lists.
  const ideas = plain.map((thing, place) => (place % 3 === 2 ? thing : `${deed} ${thing}`))
  return { problem, ideas, isWanted: false, count: 0.15 }
})

function readExamples(ratings: Ratings) {
  return [...written, ...oneDeed, ...honestExamples(ratings)].flatMap((example) => {
    const wordings = withoutRepeats(
      readTexts(lexicon, example.problem, example.ideas).flatMap(({ wording }) => wording ?? []),
    )
    return wordings.length < 4 ? [] : { ...example, signs: signsOf(lexicon, wordings) }
  })
}

const fit = (examples: ReturnType<typeof readExamples>, names: readonly MonotonySign[]) => logisticFit(examples, names)

/** Weights of the signs that a list says one idea again and again: reworded lists against honest ones. */
export function fitMonotony(ratings: Ratings): MonotonyWeights {
  const examples = readExamples(ratings)
  return { withMeaning: fit(examples, namesWithMeaning), withoutMeaning: fit(examples, namesWithoutMeaning) }
}
