import type { EstimateWeights } from './estimate.ts'
import type { OriginalityWeights } from './originality.ts'

const monotonySigns = [
  'repetition',
  /** Logarithms; long sentences meet in some word by chance. */
  'core',
  'wordsOfIdea',
  'ideas',
  'repeatedWords',
  'nearest',
  'concentration',
  'restRepetition',
  'restNearest',
] as const

export type MonotonySign = (typeof monotonySigns)[number]

export interface LogisticWeights<Name extends string> {
  constant: number
  signs: Readonly<Partial<Record<Name, number>>>
}

export interface MonotonyWeights {
  withMeaning: LogisticWeights<MonotonySign>
  withoutMeaning: LogisticWeights<MonotonySign>
}

export const topicSigns = [
  'likeProblem',
  'nearerOthers',
  'lead',
  'nearness',
  /** Words of the problem that come again, of as many as there are lines; `wordsOfLine` is a logarithm. */
  'echoes',
  'factual',
  'wordsOfLine',
] as const

export const saladSigns = ['unity', 'concentration', 'contentPart', 'wordsOfIdea'] as const

export type TopicSign = (typeof topicSigns)[number]
export type SaladSign = (typeof saladSigns)[number]

export interface TopicWeights {
  foreign: LogisticWeights<TopicSign>
  salad: LogisticWeights<SaladSign>
}

/** Fitted, see docs/scoring.md. */
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
