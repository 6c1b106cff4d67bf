/** A sum of signs under their weights, as a probability from 0 to 1. */
export interface LogisticWeights<Sign extends string> {
  constant: number
  signs: Readonly<Record<Sign, number>>
}

export function logistic<Sign extends string>(
  { constant, signs }: LogisticWeights<Sign>,
  values: Readonly<Record<Sign, number>>,
): number {
  let sum = constant
  for (const sign in signs) sum += signs[sign] * values[sign]
  return 1 / (1 + Math.exp(-sum))
}

export const estimateSigns = [
  ...(['words', 'cos', 'cosSquared', 'cosWords', 'meanRank', 'mostRank', 'mostNearness'] as const),
  ...(['meanNearness', 'unity', 'norm', 'pieces', 'single', 'mostWeight'] as const),
] as const

export const monotonySigns = [
  ...(['nearest', 'nearestLow', 'pair', 'low', 'toProblem'] as const),
  ...(['repeatedWords', 'wordsOfIdea', 'ideas'] as const),
] as const
export const monotonySignsOfWords = ['nearest', 'repeatedWords', 'wordsOfIdea', 'ideas'] as const

export const topicSigns = [
  ...(['own', 'mean', 'most', 'least', 'nearerOthers', 'lead'] as const),
  ...(['nearerEach', 'leadEach', 'pair', 'pairRest', 'wordsOfLine', 'wordsOfProblem', 'echoes'] as const),
] as const

/** Of one idea. */
export const ideaSigns = ['own', 'nearer', 'lead', 'words'] as const

export const saladSigns = ['unity', 'pair', 'contentPart', 'wordsOfIdea'] as const

export type EstimateSign = (typeof estimateSigns)[number]
export type MonotonySign = (typeof monotonySigns)[number]
export type MonotonySignOfWords = (typeof monotonySignsOfWords)[number]
export type TopicSign = (typeof topicSigns)[number]
export type IdeaSign = (typeof ideaSigns)[number]
export type SaladSign = (typeof saladSigns)[number]

/** Fitted by lab/fit.ts, explained in docs/scoring.md. */
export interface ScoreWeights {
  estimate: {
    constant: number
    features: Readonly<Record<EstimateSign, number>>
    /** Of each dimension of the idea, and of the idea times the problem. */
    idea: readonly number[]
    both: readonly number[]
  }
  originality: {
    slope: number
    withMeaning: { constant: number; estimate: number; trust: number; far: number; rare: number }
    withoutMeaning: { constant: number; words: number; trust: number; rare: number }
  }
  monotony: { withMeaning: LogisticWeights<MonotonySign>; withoutMeaning: LogisticWeights<MonotonySignOfWords> }
  topic: { foreign: LogisticWeights<TopicSign>; idea: LogisticWeights<IdeaSign>; salad: LogisticWeights<SaladSign> }
  /** Likenesses from which two ideas are the same, in a varied list and in a monotonous one, and of one kind. */
  likeness: { same: number; sameInMonotony: number; kind: number; samePeople: number }
}
