import { dot } from './embedding.ts'
import type { Lexicon } from './lexicon.ts'
import { groupedByFirst, type Likenesses, likenessesOf } from './likeness.ts'
import type { ReadIdea, ReadList } from './read-idea.ts'
import type { Strategy } from './score.ts'
import { sameIdea, similarityOfGists } from './similarity.ts'
import { logistic, type MonotonySign } from './weights.ts'

/** Fewer ideas can be alike by chance. */
const ideasToJudge = 4

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Word for word the same counts once anyway, and is no sign of the others. */
export function withoutRepeats(ideas: readonly ReadIdea[]): ReadIdea[] {
  const kept: ReadIdea[] = []
  for (const idea of ideas) {
    const isIn = ({ gist }: ReadIdea) => idea.stems.every((stem) => gist.tokens.has(stem))
    if (idea.stems.length < 2 || !kept.some(isIn)) kept.push(idea)
  }
  return kept
}

function repeatedWordsIn(ideas: readonly ReadIdea[]): number {
  const said = new Set<string>()
  let [repeated, all] = [0, 0]
  for (const { stems } of ideas) {
    for (const stem of stems) if (said.has(stem)) repeated += 1
    for (const stem of stems) said.add(stem)
    all += stems.length
  }
  return all === 0 ? 0 : repeated / all
}

function pairsOf({ of, size }: Likenesses): number[] {
  const pairs: number[] = []
  for (let at = 0; at < size; at += 1) for (let before = 0; before < at; before += 1) pairs.push(of(at, before))
  return pairs.sort((a, b) => a - b)
}

const quarterOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 4)] ?? 0

export function monotonySignsOf(
  ideas: readonly ReadIdea[],
  problem: Float32Array | null,
): Record<MonotonySign, number> {
  const likenesses = likenessesOf(ideas)
  const pairs = pairsOf(likenesses)
  const nearest = ideas.map((_, at) => ideas.reduce((most, _one, other) => Math.max(most, likenesses.of(at, other)), 0))
  return {
    nearest: mean(nearest),
    nearestLow: quarterOf(nearest.toSorted((a, b) => a - b)),
    pair: mean(pairs),
    toProblem: problem ? mean(ideas.map(({ vector }) => (vector.length > 0 ? dot(vector, problem) : 0))) ** 2 : 0,
    low: quarterOf(pairs),
    repeatedWords: repeatedWordsIn(ideas),
    wordsOfIdea: Math.log(mean(ideas.map(({ stems }) => Math.max(1, stems.length)))),
    ideas: Math.log(ideas.length),
  }
}

/** How probable it is that a list says one idea again and again. */
function monotonyOf({ weights }: Lexicon, { problem, embedding }: ReadList, written: readonly ReadIdea[]): number {
  const ideas = withoutRepeats(written)
  if (ideas.length < ideasToJudge) return 0
  const signs = monotonySignsOf(ideas, problem.vector)
  const { withMeaning, withoutMeaning } = weights.monotony
  return embedding ? logistic(withMeaning, signs) : logistic(withoutMeaning, signs)
}

export interface DistinctIdea {
  wordings: readonly ReadIdea[]
  first: ReadIdea
}

export interface DistinctIdeas {
  ideas: readonly DistinctIdea[]
  /** For each place of the list the number of its distinct idea. */
  numberOf: ReadonlyMap<number, number>
  /** A probability. */
  monotony: number
}

const monotonyForEase = 0.5

/** The more monotonous the list, the less two need to share: ten give themselves away together where a pair may not. */
function sameFrom({ same, sameInMonotony }: Lexicon['weights']['likeness'], monotony: number): number {
  const ease = Math.max(0, (monotony - monotonyForEase) / (1 - monotonyForEase))
  return same + (sameInMonotony - same) * ease
}

export function distinctIdeas(lexicon: Lexicon, list: ReadList): DistinctIdeas {
  const { ideas } = list
  const keys = ideas.map(({ gist }) => gist.each.toSorted().join(' '))
  const byWords = ideas.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  const monotony = monotonyOf(lexicon, list, byWords)
  const bound = sameFrom(lexicon.weights.likeness, monotony)
  const likenesses = likenessesOf(byWords)
  const isSame = (first: number, item: number) => {
    const [one, other] = [byWords[first], byWords[item]]
    if (one && other && similarityOfGists(one.gist, other.gist) >= sameIdea) return true
    return list.embedding !== null && likenesses.of(first, item) >= bound
  }
  const firsts = groupedByFirst(byWords.length, isSame)
  const roots = [...new Set(firsts)]
  const numbers = new Map(
    byWords.map(({ gist }, at) => [gist.each.toSorted().join(' '), roots.indexOf(firsts[at] ?? at)]),
  )
  return {
    ideas: roots.flatMap((root) => {
      const first = byWords[root]
      return first ? [{ first, wordings: byWords.filter((_, at) => firsts[at] === root) }] : []
    }),
    numberOf: new Map(ideas.map(({ at }, place) => [at, numbers.get(keys[place] ?? '') ?? 0])),
    monotony,
  }
}

const singleWords = 'single words'

export const wordsOf = ({ wordings }: DistinctIdea): number => Math.max(...wordings.map(({ stems }) => stems.length))

/** The kind of each: a strategy that its words point at, the first idea that is alike, or its own. */
export function kindsOf(
  { weights }: Lexicon,
  ideas: readonly DistinctIdea[],
  strategies: readonly (Strategy | null)[],
  hasMeaning: boolean,
): string[] {
  const likenesses = likenessesOf(ideas.map(({ first }) => first))
  const kinds: string[] = []
  for (const [place, idea] of ideas.entries()) {
    const own = wordsOf(idea) >= 2 ? `own ${idea.first.at}` : singleWords
    const isCompared = !strategies[place] && hasMeaning && own !== singleWords
    const like = kinds.findIndex((_, before) => isCompared && likenesses.of(before, place) >= weights.likeness.kind)
    kinds.push(strategies[place] ?? kinds[like] ?? own)
  }
  return kinds
}

/** e^H with the entropy H (Shannon 1948; Hill 1973, order 1); 0 for an empty list. */
export function effectiveKinds(kinds: readonly string[]): number {
  if (kinds.length === 0) return 0
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / kinds.length)
  return Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0))
}

/** 0 to 1, docs/scoring.md. The factor F/(F + 2) trusts short lists less. */
export function flexibilityOf(kinds: readonly string[]): number {
  const count = kinds.length
  return count < 2 ? 0 : ((effectiveKinds(kinds) - 1) / (count - 1)) * (count / (count + 2))
}

export function countKinds(kinds: readonly string[]): { own: number; singles: number; switches: number } {
  return {
    own: new Set(kinds.filter((kind) => kind.startsWith('own '))).size,
    singles: kinds.filter((kind) => kind === singleWords).length,
    switches: kinds.slice(1).filter((kind, before) => kind !== kinds[before]).length,
  }
}
