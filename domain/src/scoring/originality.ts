import type { ProblemForm } from '../rounds/problem-form.ts'
import { dotProduct, type PieceFeatures } from './embedding.ts'
import type { ParsedIdea, ParsedList } from './parse-idea.ts'
import { isDescribing, withoutDescription } from './tokenize.ts'
import type { EstimateFeature, ScoreWeights } from './weights.ts'

const logWords = (text: string): number =>
  Math.log(1 + (withoutDescription(text).match(/[\p{L}\p{N}_'’-]+/gu) ?? []).length)

export function estimateFeaturesOf(
  { problem, embedding }: ParsedList,
  idea: ParsedIdea,
): Record<EstimateFeature, number> | null {
  if (!embedding || !problem.vector) return null
  const signs: PieceFeatures = embedding.signsOf(idea.wellSpelt, problem.vector)
  const [words, cos] = [logWords(idea.text), dotProduct(idea.vector, problem.vector)]
  return { words, cos, cosSquared: cos * cos, cosWords: cos * words, ...signs }
}

/** Without earlier lists: 0 is usual for the problem, in standard deviations of ratings. Null where nothing is known. */
export function estimateOriginality({ estimate }: ScoreWeights, list: ParsedList, idea: ParsedIdea): number | null {
  const signs = estimateFeaturesOf(list, idea)
  const { vector: problem } = list.problem
  if (!signs || !problem) return null
  let sum = estimate.constant
  for (const sign in estimate.features)
    sum += estimate.features[sign as EstimateFeature] * signs[sign as EstimateFeature]
  for (let at = 0; at < problem.length; at += 1) {
    const own = idea.vector[at] ?? 0
    sum += (estimate.idea[at] ?? 0) * own + (estimate.both[at] ?? 0) * own * (problem[at] ?? 0)
  }
  return sum
}

const singleWord = 0.92
const usualTrust = 10

interface Compared {
  far: number
  rare: number
  sample: number
  form: ProblemForm
}

/** 0 to 1 (docs/scoring.md), null where nothing is known. A name may be one word, and an invented one. */
export function originalityOf(
  weights: ScoreWeights,
  list: ParsedList,
  idea: ParsedIdea,
  { far, rare, sample, form }: Compared,
): number | null {
  const estimate = estimateOriginality(weights, list, idea)
  const isMeasurable = list.embedding === null || idea.isKnown || form === 'name'
  if (list.language !== null || !isMeasurable || (estimate === null && sample === 0)) return null
  const { slope, withMeaning, withoutMeaning } = weights.originality
  const trust = sample / (sample + usualTrust)
  const sum =
    estimate === null
      ? withoutMeaning.constant +
        withoutMeaning.words * Math.log(1 + idea.stems.length) +
        trust * (withoutMeaning.trust + withoutMeaning.rare * rare)
      : withMeaning.constant +
        withMeaning.estimate * estimate +
        trust * (withMeaning.trust + withMeaning.far * far + withMeaning.rare * rare)
  const isMoreThanOne = idea.stems.length - idea.words.filter(isDescribing).length >= 2
  return (isMoreThanOne || form === 'name' ? 1 : singleWord) / (1 + Math.exp(-slope * sum))
}

/** Mean of the two highest (Silvia et al. 2008); 0 for none. */
export function topTwoMean(originalities: readonly number[]): number {
  const [best = 0, second = best] = [...originalities].sort((a, b) => b - a)
  return (best + second) / 2
}
