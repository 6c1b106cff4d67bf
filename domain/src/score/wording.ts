import type { Meaning } from './fields.ts'
import type { Lexicon } from './lexicon.ts'
import { contentTokens, type Gist, gistOf, sameIdea, similarityOfGists } from './similarity.ts'

interface Word extends Meaning {
  stem: string
}

/** An idea as it is compared with others of its list. */
export interface Wording {
  /** What the idea is compared by, letter for letter, without the words of the problem. */
  gist: Gist
  /** Its content words, each once, that the problem did not bring. */
  ownWords: readonly string[]
  /** The words that tell which idea it is. */
  telling: readonly Word[]
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  for (const one of a) if (b.has(one)) return true
  return false
}

const inOneField = (a: Word, b: Word): boolean => a.stem === b.stem || meet(a.fields, b.fields)

const inOneSense = (a: Word, b: Word): boolean => a.stem === b.stem || meet(a.senses, b.senses)

/** A problem as its ideas are read against it: its stems, and all that the lexicon says they may mean. */
export interface Echoes {
  lexicon: Lexicon
  stems: ReadonlySet<string>
  senses: ReadonlySet<number>
}

export function echoesOf(lexicon: Lexicon, problem: string): Echoes {
  const stems = new Set(contentTokens(problem))
  const heavy = [...stems].map(lexicon.meaningOf).filter(({ weight }) => weight > 0)
  return { lexicon, stems, senses: new Set(heavy.flatMap(({ senses }) => [...senses])) }
}

/** An idea is compared by this many words of its own; what it says beyond them is kept and not read. */
const wordsRead = 40

/** Reads an idea against its problem, whose words it may repeat without saying anything by them. */
export function wordingOf(idea: string, problem: Echoes, tokens = contentTokens(idea)): Wording {
  const own = [...new Set(tokens)].filter((stem) => !problem.stems.has(stem)).slice(0, wordsRead)
  const words = own.map((stem) => {
    const meaning = problem.lexicon.meaningOf(stem)
    const isEcho = meet(meaning.senses, problem.senses)
    return { ...meaning, stem, weight: isEcho ? meaning.weight / 2 : meaning.weight }
  })
  const heavy = words.filter(({ weight }) => weight > 0)
  const telling = heavy.length > 0 ? heavy : words.map((word) => ({ ...word, weight: 1 }))
  return { gist: gistOf(own.length > 0 ? own.join(' ') : idea), ownWords: own, telling }
}

const weigh = (words: readonly Word[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

/** How much of a word's meaning an idea holds: all with a word of its sense, `fieldWorth` with one of its field. */
function heldBy(idea: Wording, word: Word, fieldWorth: number): number {
  if (idea.telling.some((other) => inOneSense(word, other))) return 1
  return idea.telling.some((other) => inOneField(word, other)) ? fieldWorth : 0
}

/**
 * How much of the lighter idea's meaning the other holds too: `shared`, the weight of its words that have a synonym
 * there, and `share`, the same as a part of all its weight, 0 to 1 (Szymkiewicz–Simpson overlap). Words that only lie in
 * one field count `fieldWorth`, 0 to 1.
 */
export function overlap(a: Wording, b: Wording, fieldWorth: number): { shared: number; share: number } {
  const [light, heavy] = weigh(a.telling) <= weigh(b.telling) ? [a, b] : [b, a]
  const all = weigh(light.telling)
  const shared = light.telling.reduce((sum, word) => sum + word.weight * heldBy(heavy, word, fieldWorth), 0)
  return { shared, share: all === 0 ? 0 : shared / all }
}

/**
 * How much a list repeats itself, 0 to 1: the part of its telling words that an earlier idea had already brought, in
 * this or another word of the field.
 */
export function repetitionOf(wordings: readonly Wording[]): number {
  const said: Word[] = []
  let repeated = 0
  for (const { telling } of wordings) {
    const agree = telling.length > 1 ? inOneField : inOneSense
    repeated += weigh(telling.filter((word) => said.some((earlier) => agree(word, earlier))))
    said.push(...telling)
  }
  const all = weigh(said)
  return all === 0 ? 0 : repeated / all
}

/** Words of one field are less of a sign than words of one sense; single words of one field are none. */
const fieldWorth = 0.7

/** What the words of one idea mean, each meaning with the weight of its heaviest word. */
function heaviestOf(telling: readonly Word[]): Map<string | number, number> {
  const heaviest = new Map<string | number, number>()
  const keep = (key: string | number, weight: number) => heaviest.set(key, Math.max(weight, heaviest.get(key) ?? 0))
  for (const { stem, senses, fields, weight } of telling) {
    for (const key of [stem, ...senses]) keep(key, weight)
    if (telling.length > 1) for (const key of fields) keep(key, fieldWorth * weight)
  }
  return heaviest
}

/** The greatest weight that ideas give to one and the same meaning, beyond what two ideas may share, per idea. */
function coreOf(wordings: readonly Wording[]): number {
  const weights = new Map<string | number, number>()
  for (const { telling } of wordings)
    for (const [key, weight] of heaviestOf(telling)) weights.set(key, (weights.get(key) ?? 0) + weight)
  return Math.max(0, ...weights.values()) / Math.max(1, wordings.length) - 1.5 / Math.max(1, wordings.length)
}

/**
 * Where monotony begins, and how far beyond it is complete. The more a list says, the more of its words come again by
 * chance: a long sentence meets earlier ones in some word, two words hardly do. A list that repeats half is never varied.
 */
const repetition = { from: 0.166, perWord: 0.006, atMost: 0.5, width: 0.06 } as const
const core = { from: 0.3, to: 0.45 } as const

const ramp = (value: number, { from, to }: { from: number; to: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Without those that say an earlier one again word for word: they count once anyway, and are no sign of the others. */
function withoutRepeats(wordings: readonly Wording[]): Wording[] {
  const kept: Wording[] = []
  for (const one of wordings) {
    const isIn = (earlier: Wording) =>
      one.telling.every(({ stem }) => earlier.telling.some((word) => word.stem === stem))
    if (one.telling.length < 2 || !kept.some(isIn)) kept.push(one)
  }
  return kept
}

/**
 * From 0, a list of different ideas, to 1, a list that does little but say one thing again. Two signs are joined like
 * chances: how much the list repeats its words on the whole, and how many of its ideas turn around the same one.
 */
export function monotonyOf(written: readonly Wording[]): number {
  const wordings = withoutRepeats(written)
  const said = wordings.reduce((sum, { telling }) => sum + weigh(telling), 0)
  const from = Math.min(repetition.atMost, repetition.from + repetition.perWord * said)
  const repeating = ramp(repetitionOf(wordings), { from, to: from + repetition.width })
  return 1 - (1 - repeating) * (1 - ramp(coreOf(wordings), core))
}

/** What two ideas must share to be one, in a list of different ideas and in a monotonous one. */
const bounds = { strict: { shared: 1.5, share: 0.5 }, loose: { shared: 0.5, share: 0.25 } } as const

/**
 * Says whether two ideas of one list are the same: alike in letters (see `similarityOfGists`), or in meaning. The more
 * monotonous the list (0 to 1), the less the two need to share, because ten wordings of one idea give themselves away
 * together where a pair of them may not.
 */
export function sameIdeaAt(monotony: number): (a: Wording, b: Wording) => boolean {
  const ease = monotony * (2 - monotony)
  const between = (strict: number, loose: number) => strict + (loose - strict) * ease
  const shared = between(bounds.strict.shared, bounds.loose.shared)
  const share = between(bounds.strict.share, bounds.loose.share)
  return (a, b) => {
    if (similarityOfGists(a.gist, b.gist) >= sameIdea) return true
    const [one, other] = [a.telling[0], b.telling[0]]
    if (one && other && a.telling.length === 1 && b.telling.length === 1) return inOneSense(one, other)
    const common = overlap(a, b, ease)
    return common.shared >= shared && common.share >= share
  }
}
