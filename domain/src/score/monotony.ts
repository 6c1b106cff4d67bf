import { concentrationOf } from './concentration.ts'
import type { Lexicon } from './lexicon.ts'
import { likenessesOf } from './likeness.ts'
import { coreOf, repeatedWordsIn, repetitionOf, withoutCommonest, withoutRepeats } from './repetition.ts'
import { logistic, type MonotonySign } from './score-weights.ts'
import type { Wording } from './wording.ts'

/** Fewer ideas can be alike by chance. */
const ideasToJudge = 4

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const nearestIn = (likenesses: readonly Float64Array[]): number => mean(likenesses.map(mostIn))

function mostIn(row: Float64Array): number {
  let most = 0
  for (let at = 0; at < row.length; at += 1) most = Math.max(most, row[at] ?? 0)
  return most
}

export function signsOf(lexicon: Lexicon, wordings: readonly Wording[]): Record<MonotonySign, number> {
  const likenesses = likenessesOf(lexicon, wordings)
  const rest = withoutCommonest(wordings)
  return {
    repetition: repetitionOf(wordings),
    core: coreOf(wordings),
    wordsOfIdea: Math.log(mean(wordings.map(({ ownWords }) => Math.max(1, ownWords.length)))),
    ideas: Math.log(wordings.length),
    repeatedWords: repeatedWordsIn(wordings),
    nearest: nearestIn(likenesses),
    concentration: concentrationOf(wordings.flatMap(({ sense }) => sense ?? [])),
    restRepetition: repetitionOf(rest),
    restNearest: nearestIn(likenessesOf(lexicon, rest)),
  }
}

export function monotonyOf(lexicon: Lexicon, written: readonly Wording[], hasMeaning: boolean): number {
  const wordings = withoutRepeats(written)
  if (wordings.length < ideasToJudge) return 0
  const { withMeaning, withoutMeaning } = lexicon.weights.monotony
  return logistic(hasMeaning ? withMeaning : withoutMeaning, signsOf(lexicon, wordings))
}
