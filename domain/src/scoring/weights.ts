/** A sum of signs under their weights, as a probability from 0 to 1. */
export interface LogisticWeights<Sign extends string> {
  constant: number
  features: Readonly<Record<Sign, number>>
}

export function logistic<Sign extends string>(
  { constant, features }: LogisticWeights<Sign>,
  values: Readonly<Record<Sign, number>>,
): number {
  let sum = constant
  for (const sign in features) sum += features[sign] * values[sign]
  return 1 / (1 + Math.exp(-sum))
}

export const estimateFeatures = [
  'words',
  'cos',
  'cosSquared',
  'cosWords',
  'meanRank',
  'mostRank',
  'mostNearness',
  'meanNearness',
  'unity',
  'norm',
  'pieces',
  'single',
  'mostWeight',
] as const

export const monotonyFeatures = [
  'nearest',
  'nearestLow',
  'pair',
  'low',
  'toProblem',
  'repeatedWords',
  'wordsOfIdea',
  'ideas',
] as const

export const topicFeatures = [
  'own',
  'mean',
  'most',
  'least',
  'nearerOthers',
  'lead',
  'nearerEach',
  'leadEach',
  'pair',
  'pairRest',
  'wordsOfLine',
  'wordsOfProblem',
  'echoes',
] as const

/** Of one idea. */
export const ideaFeatures = ['own', 'nearer', 'lead', 'words'] as const

export const wordSaladFeatures = ['unity', 'pair', 'contentPart', 'wordsOfIdea'] as const

export type EstimateFeature = (typeof estimateFeatures)[number]
export type MonotonyFeature = (typeof monotonyFeatures)[number]
export type TopicFeature = (typeof topicFeatures)[number]
export type IdeaFeature = (typeof ideaFeatures)[number]
export type WordSaladFeature = (typeof wordSaladFeatures)[number]

/** Fitted by lab/fit.ts, explained in docs/scoring.md. */
export interface ScoreWeights {
  estimate: {
    constant: number
    features: Readonly<Record<EstimateFeature, number>>
    /** Of each dimension of the idea, and of the idea times the problem. */
    idea: readonly number[]
    both: readonly number[]
  }
  originality: {
    slope: number
    withMeaning: { constant: number; estimate: number; trust: number; far: number; rare: number }
    withoutMeaning: { constant: number; words: number; trust: number; rare: number }
  }
  monotony: LogisticWeights<MonotonyFeature>
  topic: {
    foreign: LogisticWeights<TopicFeature>
    idea: LogisticWeights<IdeaFeature>
    salad: LogisticWeights<WordSaladFeature>
  }
  /** Likenesses from which two ideas are the same, in a varied list and in a monotonous one, and of one kind. */
  likeness: { same: number; sameInMonotony: number; kind: number; samePeople: number }
}
