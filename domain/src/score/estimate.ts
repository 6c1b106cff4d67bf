import { dot, rankOf, type Sense } from './sense.ts'
import type { WordVectors } from './word-vectors.ts'

export const estimateFeatures = [
  'likeProblem',
  'meanNearness',
  'mostNearness',
  'unity',
  /** Ranks in English and `words` are logarithms. */
  'meanRank',
  'mostRank',
  'words',
  'single',
  'unknown',
] as const

type Feature = (typeof estimateFeatures)[number]

export interface EstimateWeights {
  constant: number
  features: Readonly<Record<Feature, number>>
  direction: readonly number[]
}

const usual = { nearness: 0.2, rank: 8 }

const meanOf = (values: readonly number[], otherwise: number): number =>
  values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length

function unityOf(vectors: WordVectors, places: readonly number[]): number {
  let [sum, pairs] = [0, 0]
  for (let at = 0; at < places.length; at += 1)
    for (let before = 0; before < at; before += 1) {
      sum += vectors.cosine(places[at] ?? 0, places[before] ?? 0)
      pairs += 1
    }
  return pairs === 0 ? usual.nearness : sum / pairs
}

export function featuresOf(vectors: WordVectors, idea: Sense, problem: Sense): Record<Feature, number> {
  const known = idea.terms.filter(({ place }) => place >= 0)
  const near = known.map((term) => term.near)
  const ranks = known.map((term) => Math.log(1 + rankOf(vectors, term)))
  const words = idea.terms.length
  return {
    likeProblem: dot(idea.direction, problem.direction),
    meanNearness: meanOf(near, usual.nearness),
    mostNearness: Math.max(0, ...near),
    unity: unityOf(
      vectors,
      known.map(({ place }) => place),
    ),
    meanRank: meanOf(ranks, usual.rank),
    mostRank: ranks.length === 0 ? usual.rank : Math.max(...ranks),
    words: Math.log(1 + words),
    single: words <= 1 ? 1 : 0,
    unknown: (words - known.length) / Math.max(1, words),
  }
}

/** 0 is usual, most lie between -0.6 and 0.6; the formula stands in docs/scoring.md. */
export function estimateOf(vectors: WordVectors, weights: EstimateWeights, idea: Sense, problem: Sense): number {
  const features = featuresOf(vectors, idea, problem)
  let sum = weights.constant
  for (const name of estimateFeatures) sum += weights.features[name] * features[name]
  const { direction } = weights
  for (let at = 0; at < direction.length; at += 1) sum += (direction[at] ?? 0) * (idea.direction[at] ?? 0)
  return sum
}
