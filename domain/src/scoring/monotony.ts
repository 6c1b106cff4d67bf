import { concentrationOf } from './concentration.ts'
import type { Lexicon } from './lexicon.ts'
import { nearestLikenesses } from './likeness.ts'
import { coreOf, repeatedWordsIn, repetitionOf, withoutCommonest, withoutRepeats } from './repetition.ts'
import { logistic, type MonotonySign } from './score-weights.ts'
import type { Wording } from './wording.ts'

/** Fewer ideas can be alike by chance. */
const ideasToJudge = 4

function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum / Math.max(1, values.length)
}

export function signsOf(lexicon: Lexicon, wordings: readonly Wording[]): Record<MonotonySign, number> {
  const rest = withoutCommonest(wordings)
  return {
    repetition: repetitionOf(wordings),
    core: coreOf(wordings),
    wordsOfIdea: Math.log(mean(wordings.map(({ ownWords }) => Math.max(1, ownWords.length)))),
    ideas: Math.log(wordings.length),
    repeatedWords: repeatedWordsIn(wordings),
    nearest: mean(nearestLikenesses(lexicon, wordings)),
    concentration: concentrationOf(wordings.flatMap(({ sense }) => sense ?? [])),
    restRepetition: repetitionOf(rest),
    restNearest: mean(nearestLikenesses(lexicon, rest)),
  }
}

export function monotonyOf(lexicon: Lexicon, written: readonly Wording[], hasMeaning: boolean): number {
  const wordings = withoutRepeats(written)
  if (wordings.length < ideasToJudge) return 0
  const { withMeaning, withoutMeaning } = lexicon.weights.monotony
  return logistic(hasMeaning ? withMeaning : withoutMeaning, signsOf(lexicon, wordings))
}
