import { groupedByFirst } from './grouped-by-first.ts'
import type { Lexicon } from './lexicon.ts'
import { monotonyOf } from './monotony.ts'
import { originalityOf, type Rarity, type RarityReport } from './originality.ts'
import type { ReadText } from './read-texts.ts'
import type { Topic } from './topic.ts'
import type { Fault } from './validity.ts'
import { sameIdeaAt, type Wording } from './wording.ts'

/** How a list is to be scored. */
export interface Scoring {
  slots: number
  /** What the list is about, see `readTopic`. */
  topic: Topic
  /** What earlier lists say of these ideas (see `rarityOf`); absent while nobody has answered. */
  rarity?: RarityReport
}

/** A valid idea, read. */
export interface Written {
  /** Its place in the list as given. */
  at: number
  wording: Wording
  rarity: Rarity
  /** 0 to 1; null where nothing can be said. */
  originality: number | null
}

/** One idea that the person had, in one or more wordings, the earliest first. */
export interface DistinctIdea {
  wordings: readonly Written[]
  first: Written
  /** The most original wording. */
  best: Written
}

/** A list as it is scored. */
export interface ReadList {
  /** For each text of the list. */
  faults: readonly (Fault | null)[]
  /** For each valid text, by its place. */
  written: ReadonlyMap<number, Written>
  meant: readonly DistinctIdea[]
  /** For each valid text, the place in `meant` of what it says. */
  meaning: ReadonlyMap<number, number>
  /** How probable it is that the list says one idea again and again, 0 to 1. */
  monotony: number
  /** Does the table of words know the words of the list? */
  hasMeaning: boolean
}

const asYetUnknown: Rarity = { people: 0, wordPrior: 0.5 }

/**
 * Below this part of known words a list is read without their meaning: it is in another language, or about names. A few
 * odd words say nothing of the language.
 */
const [knownAtLeast, oddWords] = [0.6, 3]

function isKnown(texts: readonly ReadText[]): boolean {
  const all = texts.flatMap(({ wording }) => wording?.sense?.terms ?? [])
  const terms = [...new Map(all.map((term) => [term.stem, term])).values()]
  const known = terms.filter(({ place }) => place >= 0).length
  return known > 0 && (known >= knownAtLeast * terms.length || terms.length - known <= oddWords)
}

function readWritten(lexicon: Lexicon, texts: readonly ReadText[], report: RarityReport | undefined, { salad }: Topic) {
  const hasMeaning = isKnown(texts)
  const written = new Map<number, Written>()
  for (const [at, { wording }] of texts.entries()) {
    if (!wording) continue
    const rarity = report?.ideas[at] ?? asYetUnknown
    const idea = { words: wording.ownWords.length, estimate: hasMeaning ? wording.estimate : null }
    const found = originalityOf(lexicon.weights.originality, rarity, report?.sample ?? 0, idea)
    const originality = found === null ? null : found * (1 - salad)
    written.set(at, { at, wording, rarity, originality })
  }
  return { written, hasMeaning }
}

/** Originality of each text before it is rounded, 0 to 1; null for what is no idea, and where nothing can be said. */
export function originalitiesOf(
  lexicon: Lexicon,
  texts: readonly ReadText[],
  report: RarityReport | undefined,
  topic: Topic,
): (number | null)[] {
  const { written } = readWritten(lexicon, texts, report, topic)
  return texts.map((_, at) => written.get(at)?.originality ?? null)
}

const keyOf = ({ wording }: Written): string => [...wording.gist.tokens].sort().join(' ')

/** The first of each set of words: the same words again add nothing, and cost nothing. */
function distinctOf(keys: ReadonlyMap<Written, string>): Map<string, Written> {
  const found = new Map<string, Written>()
  for (const [one, key] of keys) if (!found.has(key)) found.set(key, one)
  return found
}

const distinctIdeaOf = (wordings: readonly Written[], first: Written): DistinctIdea => ({
  wordings,
  first,
  best: wordings.reduce((best, one) => ((one.originality ?? 0) > (best.originality ?? 0) ? one : best), first),
})

/** What counts, what says the same, and how rare it is. */
export function readList(
  lexicon: Lexicon,
  texts: readonly ReadText[],
  report: RarityReport | undefined,
  topic: Topic,
): ReadList {
  const { written, hasMeaning } = readWritten(lexicon, texts, report, topic)
  const keys = new Map([...written.values()].map((one) => [one, keyOf(one)]))
  const byWords = distinctOf(keys)
  const distinct = [...byWords.values()]
  const monotony = monotonyOf(
    lexicon,
    distinct.map(({ wording }) => wording),
    hasMeaning,
  )
  const isSame = sameIdeaAt(lexicon, monotony)
  const firsts = groupedByFirst(distinct, (a, b) => isSame(a.wording, b.wording))
  const roots = [...new Set(firsts)]
  const meant = roots.flatMap((root) => {
    const first = distinct[root]
    const wordings = distinct.filter((_, place) => firsts[place] === root)
    return first ? [distinctIdeaOf(wordings, first)] : []
  })
  const rootOf = new Map([...byWords.keys()].map((key, place) => [key, roots.indexOf(firsts[place] ?? place)]))
  const meaning = new Map([...keys].map(([one, key]) => [one.at, rootOf.get(key) ?? 0]))
  return { faults: texts.map(({ fault }) => fault), written, meant, meaning, monotony, hasMeaning }
}
