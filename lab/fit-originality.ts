import { measureRarities, type Rarity } from '@app/domain/scoring/earlier-lists'
import { estimateFeaturesOf } from '@app/domain/scoring/originality'
import { type IdeaSketch, type ParsedIdea, type ParsedList, parseList } from '@app/domain/scoring/parse-idea'
import { type EstimateFeature, estimateFeatures, type ScoreWeights } from '@app/domain/scoring/weights'
import type { RatedPrompt } from '@app/server/cli/read-ratings'
import { lexicon } from '@app/server/modules/scoring/lexicon'
import { meanWithinPrompts } from './correlation.ts'
import { dealLists, ideasAtLeast, samples, sketchesOfTexts } from './measure-ideas.ts'
import { type Rows, ridge, scalesOf, unscaled } from './regression.ts'

type Estimate = ScoreWeights['estimate']

/** Penalties that are tried: of named signs, of each dimension of the idea, and of each of idea times problem. */
const penalties = [
  { features: 5, idea: 30, both: 100 },
  { features: 5, idea: 60, both: 200 },
  { features: 5, idea: 120, both: 400 },
  { features: 5, idea: 240, both: 800 },
]
const folds = 5

interface FitIdea {
  words: number
  features: number[]
  idea: number[]
  both: number[]
  /** The rating in standard deviations of its prompt. */
  rating: number
  /** What earlier lists say of it, for each of `samples` but the first. */
  rarities: (Rarity | null)[]
}

function standardised(ratings: readonly number[]): number[] {
  const [scale] = scalesOf(ratings.map((rating) => [rating]))
  return ratings.map((rating) => (rating - (scale?.mean ?? 0)) / (scale?.spread ?? 1))
}

/** What earlier lists say of each idea, dealt from the other half of the prompt. */
function raritiesAfter(
  problem: string,
  texts: readonly string[],
  lists: readonly { list: ParsedList; idea: ParsedIdea | null }[],
  sample: number,
) {
  const found = new Array<Rarity | null>(texts.length).fill(null)
  for (const half of [0, 1]) {
    const dealt = dealLists(
      texts.filter((_, at) => at % 2 !== half),
      sample,
    )
    if (!dealt) continue
    const earlier: IdeaSketch[][] = dealt.map((list) => sketchesOfTexts(problem, list))
    for (const [at, { list, idea }] of lists.entries())
      if (at % 2 === half && idea) found[at] = measureRarities(list.embedding, [idea], earlier, 1)[0] ?? null
  }
  return found
}

function readPrompt({ problem, ideas }: RatedPrompt): FitIdea[] {
  const texts = ideas.map(({ text }) => text)
  const ratings = standardised(ideas.map(({ rating }) => rating))
  const lists = texts.map((text) => {
    const list = parseList(lexicon, problem, [text])
    return { list, idea: list.ideas[0] ?? null }
  })
  const bySample = samples.slice(1).map((sample) => raritiesAfter(problem, texts, lists, sample))
  return lists.flatMap(({ list, idea }, at) => {
    const features = idea && estimateFeaturesOf(list, idea)
    const { vector } = list.problem
    if (!idea || !features || !vector) return []
    return {
      words: idea.stems.length,
      features: estimateFeatures.map((name) => features[name]),
      idea: [...idea.vector],
      both: [...idea.vector].map((value, k) => value * (vector[k] ?? 0)),
      rating: ratings[at] ?? 0,
      rarities: bySample.map((rarities) => rarities[at] ?? null),
    }
  })
}

/** Prompts count by the root of their ideas, so that the largest does not decide alone. */
const countOf = (prompt: readonly FitIdea[]): number => 1 / Math.sqrt(prompt.length)

function fitEstimate(prompts: readonly FitIdea[][], penalty: (typeof penalties)[number]): Estimate {
  const ideas = prompts.flat()
  const dimensions = ideas[0]?.idea.length ?? 0
  const scales = scalesOf(ideas.map(({ features }) => features))
  // So that a direction of length one has numbers about as large as scaled signs.
  const [ideaScale, bothScale] = [Math.sqrt(dimensions), dimensions]
  const row = ({ features, idea, both }: FitIdea) => [
    1,
    ...features.map((value, at) => (value - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)),
    ...idea.map((value) => ideaScale * value),
    ...both.map((value) => bothScale * value),
  ]
  const rows: Rows = {
    known: ideas.map(row),
    wanted: ideas.map(({ rating }) => rating),
    counts: prompts.flatMap((prompt) => prompt.map(() => countOf(prompt))),
  }
  const each = (value: number, count: number) => new Array<number>(count).fill(value)
  const [constant = 0, ...fitted] = ridge(rows, [
    1e-6,
    ...each(penalty.features, estimateFeatures.length),
    ...each(penalty.idea, dimensions),
    ...each(penalty.both, dimensions),
  ])
  const own = unscaled(constant, fitted.slice(0, estimateFeatures.length), scales)
  const after = fitted.slice(estimateFeatures.length)
  return {
    constant: own.constant,
    features: Object.fromEntries(estimateFeatures.map((name, at) => [name, own.weights[at] ?? 0])) as Record<
      EstimateFeature,
      number
    >,
    idea: after.slice(0, dimensions).map((weight) => ideaScale * weight),
    both: after.slice(dimensions).map((weight) => bothScale * weight),
  }
}

const sumOf = (weights: readonly number[], values: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0)

const estimateBy = ({ constant, features, idea, both }: Estimate, of: FitIdea): number =>
  constant +
  sumOf(
    estimateFeatures.map((name) => features[name]),
    of.features,
  ) +
  sumOf(idea, of.idea) +
  sumOf(both, of.both)

/** Each prompt by weights that prompts of the other folds gave, so that the estimate gets no more trust than it earns. */
function leftOut(prompts: readonly FitIdea[][], penalty: (typeof penalties)[number]): number[][] {
  const fits = Array.from({ length: folds }, (_, fold) =>
    withoutLength(
      fitEstimate(
        prompts.filter((_prompt, at) => at % folds !== fold),
        penalty,
      ),
      usualLength(prompts),
    ),
  )
  return prompts.map((prompt, at) => prompt.map((idea) => estimateBy(fits[at % folds] as Estimate, idea)))
}

/**
 * How much of the weight of an idea's length is taken back: people rate longer ideas higher, and a score that does so
 * too is raised by padding. A choice: length and originality of trial ideas then correlate at .3 instead of .8.
 */
const lengthTaken = 0.34

const usualLength = (prompts: readonly FitIdea[][]): number => {
  const lengths = prompts.flat().map(lengthIn)
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length
}

const lengthIn = ({ features }: FitIdea): number => features[estimateFeatures.indexOf('words')] ?? 0

function withoutLength(estimate: Estimate, usual: number): Estimate {
  const { constant, features } = estimate
  return {
    ...estimate,
    constant: constant + lengthTaken * usual,
    features: { ...features, words: features.words - lengthTaken },
  }
}

const agreement = (prompts: readonly FitIdea[][], estimates: readonly number[][]) =>
  meanWithinPrompts(
    prompts.map((prompt, at) => ({
      predicted: estimates[at] ?? [],
      rated: prompt.map(({ rating }) => rating),
      length: prompt.map(({ words }) => Math.log(1 + words)),
    })),
  )

function best(prompts: readonly FitIdea[][]) {
  const tried = penalties.map((penalty) => {
    const estimates = leftOut(prompts, penalty)
    return { penalty, estimates, ...agreement(prompts, estimates) }
  })
  for (const { penalty, r, held } of tried)
    process.stdout.write(`left out, ${JSON.stringify(penalty)}: r ${r.toFixed(4)}, length held ${held.toFixed(4)}\n`)
  return tried.reduce((most, one) => (one.r > most.r ? one : most))
}

const usualTrust = 10

const nothingEarlier: Rarity = { people: 0, far: 0, rare: 0 }

/** One row for each idea and each number of earlier lists. */
function warmRows(
  prompts: readonly FitIdea[][],
  estimates: readonly number[][],
  columnsOf: (idea: FitIdea, estimate: number, rarity: Rarity, trust: number) => number[],
): Rows {
  const found = prompts.flatMap((prompt, n) =>
    prompt.flatMap((idea, at) =>
      [nothingEarlier, ...idea.rarities].flatMap((rarity, column) => {
        const sample = samples[column] ?? 0
        const known = rarity && columnsOf(idea, estimates[n]?.[at] ?? 0, rarity, sample / (sample + usualTrust))
        return known ? { known, wanted: idea.rating, count: countOf(prompt) } : []
      }),
    ),
  )
  return {
    known: found.map(({ known }) => known),
    wanted: found.map(({ wanted }) => wanted),
    counts: found.map(({ count }) => count),
  }
}

/** How well estimates of prompts that were left out agree, with earlier lists beside them. */
function reportWarm(prompts: readonly FitIdea[][], estimates: readonly number[][], weights: readonly number[]) {
  for (const [column, sample] of samples.slice(1).entries()) {
    const trust = sample / (sample + usualTrust)
    const values = prompts.map((prompt, n) =>
      prompt.map(({ rarities }, at) => {
        const { far, rare } = rarities[column] ?? { far: 0.5, rare: 0.5 }
        return sumOf(weights, [1, estimates[n]?.[at] ?? 0, trust, trust * far, trust * rare])
      }),
    )
    process.stdout.write(`left out, N=${sample}: r ${agreement(prompts, values).r.toFixed(4)}\n`)
  }
}

/** Weights of the estimate, and of earlier lists beside it. */
export function fitOriginality(rated: readonly RatedPrompt[], slope: number) {
  const prompts = rated
    .filter(({ ideas, isHeldOut }) => !isHeldOut && ideas.length >= ideasAtLeast)
    .toSorted((a, b) => (`${a.task} ${a.prompt}` < `${b.task} ${b.prompt}` ? -1 : 1))
    .map(readPrompt)
  const { estimates, penalty } = best(prompts)
  const withMeaning = ridge(
    warmRows(prompts, estimates, (_, estimate, { far, rare }, trust) => [
      1,
      estimate,
      trust,
      trust * far,
      trust * rare,
    ]),
    [1e-6, 1, 1, 1, 1],
  )
  reportWarm(prompts, estimates, withMeaning)
  const withoutMeaning = ridge(
    warmRows(prompts, estimates, ({ words }, _, { rare }, trust) => [1, Math.log(1 + words), trust, trust * rare]),
    [1e-6, 1, 1, 1],
  )
  const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
    Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<Name, number>
  return {
    estimate: withoutLength(fitEstimate(prompts, penalty), usualLength(prompts)),
    originality: {
      slope,
      withMeaning: named(['constant', 'estimate', 'trust', 'far', 'rare'], withMeaning),
      withoutMeaning: named(['constant', 'words', 'trust', 'rare'], withoutMeaning),
    },
  }
}
