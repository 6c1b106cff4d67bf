import { groupedByFirst } from './grouped-by-first.ts'
import type { Lexicon } from './lexicon.ts'
import { monotonyOf } from './monotony.ts'
import { originalityOf, type Rarity, type RarityReport } from './originality.ts'
import type { ReadText } from './read-texts.ts'
import type { Topic } from './topic.ts'
import type { Fault } from './validity.ts'
import { sameIdeaAt, type Wording } from './wording.ts'

export interface Scoring {
  slots: number
  topic: Topic
  rarity?: RarityReport
}

export interface Written {
  at: number
  wording: Wording
  rarity: Rarity
  originality: number | null
}

export interface DistinctIdea {
  wordings: readonly Written[]
  first: Written
  best: Written
}

export interface ReadList {
  faults: readonly (Fault | null)[]
  written: ReadonlyMap<number, Written>
  distinctIdeas: readonly DistinctIdea[]
  /** For each text its place in `distinctIdeas`; `monotony` is a probability, 0 to 1. */
  meaning: ReadonlyMap<number, number>
  monotony: number
  hasMeaning: boolean
}

const asYetUnknown: Rarity = { people: 0, wordPrior: 0.5 }

/** Below this part of known words a list is read without their meaning; a few odd words say nothing. */
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

/** 0 to 1, not rounded; null for what is no idea, and where nothing can be said. */
export function originalitiesOf(
  lexicon: Lexicon,
  texts: readonly ReadText[],
  report: RarityReport | undefined,
  topic: Topic,
): (number | null)[] {
  const { written } = readWritten(lexicon, texts, report, topic)
  return texts.map((_, at) => written.get(at)?.originality ?? null)
}

const keyOf = ({ wording }: Written): string => wording.gist.each.toSorted().join(' ')

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
  const distinctIdeas = roots.flatMap((root) => {
    const first = distinct[root]
    const wordings = distinct.filter((_, place) => firsts[place] === root)
    return first ? [distinctIdeaOf(wordings, first)] : []
  })
  const rootOf = new Map([...byWords.keys()].map((key, place) => [key, roots.indexOf(firsts[place] ?? place)]))
  const meaning = new Map([...keys].map(([one, key]) => [one.at, rootOf.get(key) ?? 0]))
  return { faults: texts.map(({ fault }) => fault), written, distinctIdeas, meaning, monotony, hasMeaning }
}
