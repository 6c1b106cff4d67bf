import type { ProblemForm } from '../rounds/problem-form.ts'
import { foldAccents } from '../text/text.ts'
import { dotProduct } from './embedding.ts'
import { leaderClusters, pairwiseSimilarity, type SimilarityLookup } from './idea-similarity.ts'
import type { Lexicon } from './lexicon.ts'
import type { ParsedIdea, ParsedList } from './parse-idea.ts'
import type { Strategy } from './score.ts'
import { fingerprintSimilarity, sameIdeaThreshold } from './text-similarity.ts'
import { tokenize } from './tokenize.ts'
import { logistic, type MonotonyFeature } from './weights.ts'

/** Fewer ideas can be alike by chance. */
const minIdeasForMonotony = 4

function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] as number
  return sum / Math.max(1, values.length)
}

/** Word for word the same counts once anyway, and is no sign of the others. */
export function uniqueIdeas(ideas: readonly ParsedIdea[]): ParsedIdea[] {
  const kept: ParsedIdea[] = []
  for (const idea of ideas) {
    const isIn = ({ gist }: ParsedIdea) => idea.stems.every((stem) => gist.tokens.has(stem))
    if (idea.stems.length < 2 || !kept.some(isIn)) kept.push(idea)
  }
  return kept
}

function repeatedWordsIn(ideas: readonly ParsedIdea[]): number {
  const said = new Set<string>()
  let [repeated, all] = [0, 0]
  for (const { stems } of ideas) {
    for (const stem of stems) if (said.has(stem)) repeated += 1
    for (const stem of stems) said.add(stem)
    all += stems.length
  }
  return all === 0 ? 0 : repeated / all
}

function pairsOf(ideas: readonly ParsedIdea[], likenesses: SimilarityLookup): Float64Array {
  const pairs = new Float64Array((ideas.length * (ideas.length - 1)) / 2)
  let place = 0
  for (const [at, one] of ideas.entries())
    for (let before = 0; before < at; before += 1, place += 1)
      pairs[place] = likenesses(one, ideas[before] as ParsedIdea)
  return pairs.sort()
}

function nearestTo(idea: ParsedIdea, ideas: readonly ParsedIdea[], likenesses: SimilarityLookup): number {
  let most = 0
  for (const other of ideas) most = Math.max(most, likenesses(idea, other))
  return most
}

const quarterOf = (sorted: ArrayLike<number>): number => sorted[Math.floor(sorted.length / 4)] ?? 0

export function monotonyFeaturesOf(
  ideas: readonly ParsedIdea[],
  problem: Float32Array | null,
  likenesses = pairwiseSimilarity(ideas),
): Record<MonotonyFeature, number> {
  const pairs = pairsOf(ideas, likenesses)
  const nearest = ideas.map((idea) => nearestTo(idea, ideas, likenesses))
  return {
    nearest: mean(nearest),
    nearestLow: quarterOf(Float64Array.from(nearest).sort()),
    pair: mean(pairs),
    toProblem: problem
      ? mean(ideas.map(({ vector }) => (vector.length > 0 ? dotProduct(vector, problem) : 0))) ** 2
      : 0,
    low: quarterOf(pairs),
    repeatedWords: repeatedWordsIn(ideas),
    wordsOfIdea: Math.log(mean(ideas.map(({ stems }) => Math.max(1, stems.length)))),
    ideas: Math.log(ideas.length),
  }
}

/** How probable it is that a list says one idea again and again; 0 where its words are in no table. */
function monotonyOf(
  { weights }: Lexicon,
  { problem, embedding }: ParsedList,
  written: readonly ParsedIdea[],
  likenesses: SimilarityLookup,
): number {
  const ideas = uniqueIdeas(written)
  if (embedding === null || ideas.length < minIdeasForMonotony) return 0
  return logistic(weights.monotony, monotonyFeaturesOf(ideas, problem.vector, likenesses))
}

export interface DistinctIdea {
  wordings: readonly ParsedIdea[]
  first: ParsedIdea
}

export interface DistinctIdeas {
  ideas: readonly DistinctIdea[]
  /** For each place of the list the number of its distinct idea. */
  numberOf: ReadonlyMap<number, number>
  /** A probability. */
  monotony: number
  likenesses: SimilarityLookup
}

const monotonyForEase = 0.5

/**
 * The similarity from which two ideas count as one. It falls as monotony rises: in a list of ten paraphrases, less
 * overlap is needed than between two ideas alone.
 */
function similarityThreshold({ same, sameInMonotony }: Lexicon['weights']['likeness'], monotony: number): number {
  const ease = Math.max(0, (monotony - monotonyForEase) / (1 - monotonyForEase))
  return same + (sameInMonotony - same) * ease
}

export function distinctIdeas(lexicon: Lexicon, list: ParsedList, form: ProblemForm): DistinctIdeas {
  const { ideas } = list
  const keys = ideas.map(form === 'idea' ? ({ gist }) => gist.each.join(' ') : ({ text }) => lettersOf(text))
  const byWords = ideas.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  const likenesses = pairwiseSimilarity(byWords)
  const monotony = form === 'idea' ? monotonyOf(lexicon, list, byWords, likenesses) : 0
  const bound = similarityThreshold(lexicon.weights.likeness, monotony)
  const isSame = (first: number, item: number) => {
    const [one, other] = [byWords[first] as ParsedIdea, byWords[item] as ParsedIdea]
    if (form !== 'idea') return form === 'line' && haveSameWords(one.text, other.text)
    if (list.embedding !== null && likenesses(one, other) >= bound) return true
    return fingerprintSimilarity(one.gist, other.gist, sameIdeaThreshold) >= sameIdeaThreshold
  }
  const firsts = leaderClusters(byWords.length, isSame)
  const roots = [...new Set(firsts)]
  const uniqueKeys = [...new Set(keys)]
  const numbers = new Map(uniqueKeys.map((key, at) => [key, roots.indexOf(firsts[at] ?? at)]))
  return {
    ideas: roots.flatMap((root) => {
      const first = byWords[root]
      return first ? [{ first, wordings: byWords.filter((_, at) => firsts[at] === root) }] : []
    }),
    numberOf: new Map(ideas.map(({ at }, place) => [at, numbers.get(keys[place] ?? '') ?? 0])),
    monotony,
    likenesses,
  }
}

const lettersOf = (text: string): string => foldAccents(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names and sentences play with what they share: only a wording that was hardly changed is the same. */
function haveSameWords(one: string, other: string): boolean {
  const [words, others] = [new Set(tokenize(one)), new Set(tokenize(other))]
  const shared = [...words].filter((word) => others.has(word)).length
  return 5 * shared >= 4 * Math.max(words.size, others.size)
}

const singleWords = 'single words'

export const longestWordingLength = ({ wordings }: DistinctIdea): number =>
  Math.max(...wordings.map(({ stems }) => stems.length))

/** The kind of each: a strategy that its words point at, the first idea that is alike, or its own. */
export function assignKinds(
  { weights }: Lexicon,
  ideas: readonly DistinctIdea[],
  strategies: readonly (Strategy | null)[],
  { likenesses, form }: { likenesses: SimilarityLookup | null; form: ProblemForm },
): string[] {
  const kinds: string[] = []
  for (const [place, idea] of ideas.entries()) {
    const isSingle = longestWordingLength(idea) < 2
    const own = isSingle && form !== 'name' ? singleWords : `own ${idea.first.at}`
    const strategy = isSingle && form === 'name' ? null : strategies[place]
    const isLike = ({ first }: DistinctIdea) => (likenesses?.(first, idea.first) ?? 0) >= weights.likeness.kind
    const like = strategy || isSingle ? -1 : ideas.slice(0, place).findIndex(isLike)
    kinds.push(strategy ?? kinds[like] ?? own)
  }
  return kinds
}

/** e^H with the entropy H (Shannon 1948; Hill 1973, order 1); 0 for an empty list. */
export function effectiveKindCount(kinds: readonly string[]): number {
  if (kinds.length === 0) return 0
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / kinds.length)
  return Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0))
}

/** 0 to 1, docs/scoring.md. The factor F/(F + 2) trusts short lists less. */
export function flexibilityOf(kinds: readonly string[]): number {
  const count = kinds.length
  return count < 2 ? 0 : ((effectiveKindCount(kinds) - 1) / (count - 1)) * (count / (count + 2))
}

/** How often a line goes another way than the one before it. */
export const countSwitches = (kinds: readonly string[]): number =>
  kinds.slice(1).filter((kind, before) => kind !== kinds[before]).length
