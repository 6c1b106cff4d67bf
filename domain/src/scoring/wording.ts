import { estimateOf } from './estimate.ts'
import type { Meaning } from './fields.ts'
import type { Lexicon } from './lexicon.ts'
import { rememberOf } from './remember.ts'
import { alignedLikeness, type Sense, senseOf } from './sense.ts'
import { contentWords, type Gist, gistOf, sameIdea, similarityOfGists, stem } from './similarity.ts'

export interface Word extends Meaning {
  stem: string
}

export interface Wording {
  gist: Gist
  ownWords: readonly string[]
  telling: readonly Word[]
  sense: Sense | null
  estimate: number | null
}

export function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  if (a.size === 0 || b.size === 0) return false
  for (const one of a) if (b.has(one)) return true
  return false
}

export const inOneField = (a: Word, b: Word): boolean => a.stem === b.stem || meet(a.fields, b.fields)

export const inOneSense = (a: Word, b: Word): boolean => a.stem === b.stem || meet(a.senses, b.senses)

export interface Echoes {
  lexicon: Lexicon
  stems: ReadonlySet<string>
  senses: ReadonlySet<number>
  sense: Sense | null
}

export const echoesOf = rememberOf({ longest: 1_000, most: 200 }, (lexicon: Lexicon, problem): Echoes => {
  const words = contentWords(problem)
  const stems = new Set(words.map(stem))
  const vectors = lexicon.vectors()
  const heavy = [...stems].map(lexicon.meaningOf).filter(({ weight }) => weight > 0)
  const sense = vectors && senseOf(vectors, pairsOf(words))
  return { lexicon, stems, senses: new Set(heavy.flatMap(({ senses }) => [...senses])), sense }
})

const pairsOf = (words: readonly string[]) => words.map((word) => [word, stem(word)] as const)

const wordsRead = 40

export function wordingOf(idea: string, problem: Echoes, written = pairsOf(contentWords(idea))): Wording {
  const ownPairs = written.filter(([, token]) => !problem.stems.has(token))
  const own = [...new Set(ownPairs.map(([, token]) => token))].slice(0, wordsRead)
  const words = own.map((stem) => {
    const meaning = problem.lexicon.meaningOf(stem)
    const isEcho = meet(meaning.senses, problem.senses)
    return { ...meaning, stem, weight: isEcho ? meaning.weight / 2 : meaning.weight }
  })
  const heavy = words.filter(({ weight }) => weight > 0)
  const telling = heavy.length > 0 ? heavy : words.map((word) => ({ ...word, weight: 1 }))
  const gist = gistOf(own.length > 0 ? own.join(' ') : idea)
  return { gist, ownWords: own, telling, ...meaningOf(ownPairs, problem) }
}

function meaningOf(words: ReturnType<typeof pairsOf>, { lexicon, sense: problem }: Echoes) {
  const vectors = lexicon.vectors()
  if (!vectors || !problem) return { sense: null, estimate: null }
  const sense = senseOf(vectors, words, problem)
  return { sense, estimate: estimateOf(vectors, lexicon.weights.estimate, sense, problem) }
}

export function weigh(words: readonly Word[]): number {
  let sum = 0
  for (const { weight } of words) sum += weight
  return sum
}

function heldBy(idea: Wording, word: Word, fieldWorth: number): number {
  let held = 0
  for (const other of idea.telling) {
    if (inOneSense(word, other)) return 1
    if (held === 0 && inOneField(word, other)) held = fieldWorth
  }
  return held
}

function sharedWeight(a: Wording, b: Wording, fieldWorth: number): number {
  const aIsLighter = weigh(a.telling) <= weigh(b.telling)
  const light = aIsLighter ? a : b
  const heavy = aIsLighter ? b : a
  let shared = 0
  for (const word of light.telling) shared += word.weight * heldBy(heavy, word, fieldWorth)
  return shared
}

function shareOf(shared: number, a: Wording, b: Wording): number {
  const all = Math.min(weigh(a.telling), weigh(b.telling))
  return all === 0 ? 0 : shared / all
}

/** Of the lighter idea, 0 to 1 (Szymkiewicz–Simpson overlap); words of one field only count `fieldWorth`. */
export function overlap(a: Wording, b: Wording, fieldWorth: number): { shared: number; share: number } {
  const shared = sharedWeight(a, b, fieldWorth)
  return { shared, share: shareOf(shared, a, b) }
}

const bounds = {
  strict: { shared: 1.5, share: 0.5, likeness: 0.65 },
  loose: { shared: 0.9, share: 0.3, likeness: 0.35 },
} as const

const monotonyForEase = 0.5

/** The more monotonous the list, the less two need to share: ten give themselves away together where a pair may not. */
export function sameIdeaAt(lexicon: Lexicon, monotony: number): (a: Wording, b: Wording) => boolean {
  const vectors = lexicon.vectors()
  const ease = Math.max(0, (monotony - monotonyForEase) / (1 - monotonyForEase))
  const between = (strict: number, loose: number) => strict + (loose - strict) * ease
  const shared = between(bounds.strict.shared, bounds.loose.shared)
  const share = between(bounds.strict.share, bounds.loose.share)
  const likeness = between(bounds.strict.likeness, bounds.loose.likeness)
  // Lists of words know too many neighbours: where the meaning is known it has to agree.
  const agree = (a: Wording, b: Wording) =>
    !vectors || !a.sense || !b.sense || alignedLikeness(vectors, a.sense, b.sense) >= likeness
  return (a, b) => {
    if (similarityOfGists(a.gist, b.gist) >= sameIdea) return true
    const [one, other] = [a.telling[0], b.telling[0]]
    if (one && other && a.telling.length === 1 && b.telling.length === 1) return inOneSense(one, other)
    const common = sharedWeight(a, b, ease)
    return common >= shared && shareOf(common, a, b) >= share && agree(a, b)
  }
}
