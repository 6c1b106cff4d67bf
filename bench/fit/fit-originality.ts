import { type EstimateWeights, estimateFeatures, featuresOf } from '@app/domain/scoring/estimate'
import type { OriginalityWeights } from '@app/domain/scoring/originality'
import { countList, emptyIndex, rarityOf } from '@app/domain/scoring/rarity-index'
import { readTexts } from '@app/domain/scoring/read-texts'
import { type Sense, senseOf } from '@app/domain/scoring/sense'
import { contentWords, stem } from '@app/domain/scoring/similarity'
import { sketchTexts } from '@app/domain/scoring/sketch'
import { dealLists, ideasAtLeast, samples } from '@app/server/cli/scoring/measure-ideas'
import type { RatedPrompt } from '@app/server/cli/scoring/ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { type Rows, ridge, scalesOf, unscaled } from './regression.ts'

/** Penalties of the ridge: of named features, and of each dimension of the direction. */
const penalty = { feature: 5, direction: 1500, constant: 1e-6 }
/** A direction has the length one; times this its numbers are about as large as scaled features. */
const directionScale = 10

interface FitIdea {
  words: number
  features: number[]
  direction: number[]
  /** The rating in standard deviations of its prompt. */
  rating: number
  /** What earlier lists say of its words, for each of `samples`. */
  priors: (number | null)[]
}

const vectors = () => {
  const table = lexicon.vectors()
  if (!table) throw new Error('Fitting needs the table of word vectors.')
  return table
}

function standardised(ratings: readonly number[]): number[] {
  const [scale] = scalesOf(ratings.map((rating) => [rating]))
  return ratings.map((rating) => (rating - (scale?.mean ?? 0)) / (scale?.spread ?? 1))
}

const problemSense = (problem: string): Sense =>
  senseOf(
    vectors(),
    contentWords(problem).map((word) => [word, stem(word)] as const),
  )

type Texts = ReturnType<typeof readTexts>

/** Word priors of each text after so many lists that are dealt from the other half of the prompt. */
function priorsAfter(texts: Texts, sample: number): (number | null)[] {
  const priors = new Array<number | null>(texts.length).fill(null)
  for (const half of [0, 1]) {
    const others = texts.flatMap((text, at) => (at % 2 === half ? [] : [{ text, rating: 0, length: 0 }]))
    const dealt = dealLists(others, sample)
    if (!dealt) continue
    const index = emptyIndex()
    for (const list of dealt) countList(index, sketchTexts(list.map(({ text }) => text)))
    for (const [at, text] of texts.entries())
      if (at % 2 === half) priors[at] = rarityOf(index, sketchTexts([text])).ideas[0]?.wordPrior ?? null
  }
  return priors
}

function readPrompt({ problem, ideas }: RatedPrompt): FitIdea[] {
  const texts = readTexts(
    lexicon,
    problem,
    ideas.map(({ text }) => text),
  )
  const ratings = standardised(ideas.map(({ rating }) => rating))
  const sense = problemSense(problem)
  const bySample = samples.map((sample) => (sample === 0 ? texts.map(() => null) : priorsAfter(texts, sample)))
  return texts.flatMap(({ wording }, at) => {
    if (!wording?.sense) return []
    const features = featuresOf(vectors(), wording.sense, sense)
    return {
      words: wording.ownWords.length,
      features: estimateFeatures.map((name) => features[name]),
      direction: [...wording.sense.direction].map((value) => directionScale * value),
      rating: ratings[at] ?? 0,
      priors: bySample.map((priors) => priors[at] ?? null),
    }
  })
}

/** Prompts count by the root of their ideas, so that the largest does not decide alone. */
const countOf = (prompt: readonly FitIdea[]): number => 1 / Math.sqrt(prompt.length)

function fitEstimate(prompts: readonly FitIdea[][]): EstimateWeights {
  const ideas = prompts.flat()
  const scales = scalesOf(ideas.map(({ features }) => features))
  const row = ({ features, direction }: FitIdea) => [
    1,
    ...features.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)),
    ...direction,
  ]
  const rows: Rows = {
    known: ideas.map(row),
    wanted: ideas.map(({ rating }) => rating),
    counts: prompts.flatMap((prompt) => prompt.map(() => countOf(prompt))),
  }
  const [constant = 0, ...fitted] = ridge(rows, [
    penalty.constant,
    ...estimateFeatures.map(() => penalty.feature),
    ...(ideas[0]?.direction ?? []).map(() => penalty.direction),
  ])
  const own = unscaled(constant, fitted.slice(0, estimateFeatures.length), scales)
  return {
    constant: own.constant,
    features: Object.fromEntries(
      estimateFeatures.map((name, at) => [name, own.weights[at] ?? 0]),
    ) as EstimateWeights['features'],
    direction: fitted.slice(estimateFeatures.length).map((weight) => weight * directionScale),
  }
}

const estimateBy = (weights: EstimateWeights, { features, direction }: FitIdea): number =>
  weights.constant +
  estimateFeatures.reduce((sum, name, at) => sum + weights.features[name] * (features[at] ?? 0), 0) +
  direction.reduce((sum, value, at) => sum + (value / directionScale) * (weights.direction[at] ?? 0), 0)

/**
 * Weights of the estimate and of earlier lists beside it. Each prompt is estimated by weights that the other prompts
 * gave, so that the estimate gets no more trust than it earns. The weight of people who had the idea is set, not
 * fitted: rated ideas without persons say too little about it.
 */
export function fitOriginality(prompts: readonly RatedPrompt[], set: Pick<OriginalityWeights, 'rarity' | 'slope'>) {
  const read = prompts.filter(({ ideas, isHeldOut }) => !isHeldOut && ideas.length >= ideasAtLeast).map(readPrompt)
  const estimates = read.map((prompt) => {
    const weights = fitEstimate(read.filter((other) => other !== prompt))
    return prompt.map((idea) => estimateBy(weights, idea))
  })
  const rows: Rows = { known: [], wanted: [], counts: [] }
  const lengths: Rows = { known: [], wanted: [], counts: [] }
  for (const [n, prompt] of read.entries())
    for (const [at, idea] of prompt.entries()) {
      lengths.known.push([1, Math.log(1 + idea.words)])
      lengths.wanted.push(idea.rating)
      lengths.counts.push(countOf(prompt))
      for (const [column, sample] of samples.entries()) {
        const prior = idea.priors[column]
        if (prior === null || prior === undefined) continue
        const trust = sample / (sample + 2)
        rows.known.push([estimates[n]?.[at] ?? 0, trust * prior, -trust])
        rows.wanted.push(idea.rating)
        rows.counts.push(countOf(prompt))
      }
    }
  const [estimate = 1, wordPrior = 1, usualPrior = 1] = ridge(rows, [1, 1, 1])
  const [lengthConstant = 0, length = 0] = ridge(lengths, [1e-6, 1e-6])
  const originality: OriginalityWeights = { estimate, lengthConstant, length, wordPrior, usualPrior, ...set }
  return { estimate: fitEstimate(read), originality }
}
