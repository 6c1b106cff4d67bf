import { dot, rankOf, type Sense, type Term } from './sense.ts'
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

function unityOf(vectors: WordVectors, known: readonly Term[]): number {
  let sum = 0
  let pairs = 0
  for (let at = 0; at < known.length; at += 1)
    for (let before = 0; before < at; before += 1) {
      sum += vectors.cosine(known[at]?.place ?? 0, known[before]?.place ?? 0)
      pairs += 1
    }
  return pairs === 0 ? usual.nearness : sum / pairs
}

export function featuresOf(vectors: WordVectors, idea: Sense, problem: Sense): Record<Feature, number> {
  const known = idea.terms.filter(({ place }) => place >= 0)
  let nearness = 0
  let mostNearness = 0
  let ranks = 0
  let mostRank = 0
  for (const term of known) {
    const rank = Math.log(1 + rankOf(vectors, term))
    nearness += term.near
    ranks += rank
    mostNearness = Math.max(mostNearness, term.near)
    mostRank = Math.max(mostRank, rank)
  }
  const words = idea.terms.length
  const none = known.length === 0
  return {
    likeProblem: dot(idea.direction, problem.direction),
    meanNearness: none ? usual.nearness : nearness / known.length,
    mostNearness,
    unity: unityOf(vectors, known),
    meanRank: none ? usual.rank : ranks / known.length,
    mostRank: none ? usual.rank : mostRank,
    words: Math.log(1 + words),
    single: words <= 1 ? 1 : 0,
    unknown: (words - known.length) / Math.max(1, words),
  }
}

/** In flat memory: numbers of an array become objects when they are read. */
const flat = new WeakMap<readonly number[], Float64Array>()
function flatOf(numbers: readonly number[]): Float64Array {
  const known = flat.get(numbers)
  if (known) return known
  const made = Float64Array.from(numbers)
  flat.set(numbers, made)
  return made
}

/** 0 is usual, most lie between -0.6 and 0.6; the formula stands in docs/scoring.md. */
export function estimateOf(vectors: WordVectors, weights: EstimateWeights, idea: Sense, problem: Sense): number {
  const features = featuresOf(vectors, idea, problem)
  let sum = weights.constant
  for (const name of estimateFeatures) sum += weights.features[name] * features[name]
  const direction = flatOf(weights.direction)
  for (let at = 0; at < direction.length; at += 1) sum += (direction[at] ?? 0) * (idea.direction[at] ?? 0)
  return sum
}
