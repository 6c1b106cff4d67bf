import { dot, rankOf, type Sense } from './sense.ts'
import type { WordVectors } from './word-vectors.ts'

/** What is measured of one idea without anybody else's list. */
export const estimateFeatures = [
  /** Cosine of the idea and the problem. */
  'likeProblem',
  /** How near its words lie to a word of the problem: on the whole, and the nearest of them. */
  'meanNearness',
  'mostNearness',
  /** How alike its own words are. */
  'unity',
  /** How rare its words are in English: on the whole, and the rarest of them (logarithm of the rank). */
  'meanRank',
  'mostRank',
  /** Words (logarithm), whether there is only one, and the part of them that the table does not know. */
  'words',
  'single',
  'unknown',
] as const

type Feature = (typeof estimateFeatures)[number]

/** Weights that were fitted to ratings of people, see docs/scoring.md. */
export interface EstimateWeights {
  constant: number
  features: Readonly<Record<Feature, number>>
  /** For each dimension of the table: what people find original lies more in one direction of meaning than in others. */
  direction: readonly number[]
}

/** Values of what cannot be measured in an idea of no or one known word. */
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

/** Measures an idea that was read against the problem. */
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

/** How original people are likely to find an idea, from its words alone; 0 is usual, and most lie between -0.6 and 0.6. */
export function estimateOf(vectors: WordVectors, weights: EstimateWeights, idea: Sense, problem: Sense): number {
  const features = featuresOf(vectors, idea, problem)
  let sum = weights.constant
  for (const name of estimateFeatures) sum += weights.features[name] * features[name]
  const { direction } = weights
  for (let at = 0; at < direction.length; at += 1) sum += (direction[at] ?? 0) * (idea.direction[at] ?? 0)
  return sum
}
