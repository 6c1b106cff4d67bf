import { concentrationOf } from './concentration.ts'
import type { Lexicon } from './lexicon.ts'
import { likenessesOf } from './likeness.ts'
import { coreOf, repeatedWordsIn, repetitionOf, withoutCommonest, withoutRepeats } from './repetition.ts'
import type { Wording } from './wording.ts'

/** Signs that a list says one idea again and again. */
export const monotonySigns = [
  /** The part of its telling words that came before, in this or another word of the field. */
  'repetition',
  /** How many of its ideas turn around one and the same word or field. */
  'core',
  /** Words of an idea (logarithm): long sentences meet in some word by chance. */
  'wordsOfIdea',
  /** Ideas (logarithm). */
  'ideas',
  /** The part of words that came before in the same form. */
  'repeatedWords',
  /** How alike the likest other is to each idea. */
  'nearest',
  /** How far all ideas point into one direction of meaning. */
  'concentration',
  /** Repetition and the likest without the commonest word: a deed done to ten things is ten ideas. */
  'restRepetition',
  'restNearest',
] as const

export type MonotonySign = (typeof monotonySigns)[number]

/** Weights of a logistic regression, see docs/scoring.md. */
export interface LogisticWeights<Name extends string> {
  constant: number
  signs: Readonly<Partial<Record<Name, number>>>
}

export interface MonotonyWeights {
  withMeaning: LogisticWeights<MonotonySign>
  withoutMeaning: LogisticWeights<MonotonySign>
}

/** Fewer ideas can be alike by chance. */
const ideasToJudge = 4

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const nearestIn = (likenesses: readonly (readonly number[])[]): number =>
  mean(likenesses.map((row) => Math.max(0, ...row)))

/** The signs of a list that the given weights ask for. */
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

export function logistic<Name extends string>(
  { constant, signs }: LogisticWeights<Name>,
  values: Readonly<Record<Name, number>>,
): number {
  let sum = constant
  for (const name of Object.keys(signs) as Name[]) sum += (signs[name] ?? 0) * values[name]
  return 1 / (1 + Math.exp(-sum))
}

/** How probable it is that a list does little but say one idea again, 0 to 1. */
export function monotonyOf(lexicon: Lexicon, written: readonly Wording[], hasMeaning: boolean): number {
  const wordings = withoutRepeats(written)
  if (wordings.length < ideasToJudge) return 0
  const { withMeaning, withoutMeaning } = lexicon.weights.monotony
  return logistic(hasMeaning ? withMeaning : withoutMeaning, signsOf(lexicon, wordings))
}
