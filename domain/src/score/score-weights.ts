import type { EstimateWeights } from './estimate.ts'
import type { OriginalityWeights } from './originality.ts'

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

/** Signs of what a list is about, and of whether its words belong together. */
export const topicSigns = [
  /** Cosine of the list and its problem. */
  'likeProblem',
  /** The part of other problems that the list is nearer to, and how far its own stands out from them. */
  'nearerOthers',
  'lead',
  /** How near its words lie to a word of the problem. */
  'nearness',
  /** The part of its lines that tell a fact: something is, was or has. */
  'factual',
  /** Words of a line (logarithm). */
  'wordsOfLine',
] as const

export const saladSigns = [
  /** How alike the words of one idea are, and the ideas of the list. */
  'unity',
  'concentration',
  /** The part of words that are no stop words. */
  'contentPart',
  'wordsOfIdea',
] as const

export type TopicSign = (typeof topicSigns)[number]
export type SaladSign = (typeof saladSigns)[number]

export interface TopicWeights {
  foreign: LogisticWeights<TopicSign>
  salad: LogisticWeights<SaladSign>
}

/** All that was fitted, see docs/scoring.md. */
export interface ScoreWeights {
  estimate: EstimateWeights
  originality: OriginalityWeights
  monotony: MonotonyWeights
  topic: TopicWeights
}

export function logistic<Name extends string>(
  { constant, signs }: LogisticWeights<Name>,
  values: Readonly<Record<Name, number>>,
): number {
  let sum = constant
  for (const name of Object.keys(signs) as Name[]) sum += (signs[name] ?? 0) * values[name]
  return 1 / (1 + Math.exp(-sum))
}
