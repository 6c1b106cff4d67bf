import { clustersOf } from './clusters.ts'
import { originalityOf, type Rarity, type RarityReport } from './originality.ts'
import type { ReadText } from './read-texts.ts'
import type { Fault } from './validity.ts'
import { monotonyOf, sameIdeaAt, type Wording } from './wording.ts'

/** How a list is to be scored. */
export interface Scoring {
  slots: number
  /** What earlier lists say of these ideas (see `rarityOf`); absent while nobody has answered. */
  rarity?: RarityReport
}

/** A valid idea, read. */
export interface Written {
  /** Its place in the list as given. */
  at: number
  wording: Wording
  rarity: Rarity
  /** 0 to 1. */
  originality: number
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
  /** How much the list says one thing again, 0 to 1. */
  monotony: number
}

const asYetUnknown: Rarity = { people: 0, wordPrior: 0.5 }

function readWritten(texts: readonly ReadText[], report: RarityReport | undefined): Map<number, Written> {
  const written = new Map<number, Written>()
  for (const [at, { wording }] of texts.entries()) {
    if (!wording) continue
    const rarity = report?.ideas[at] ?? asYetUnknown
    const originality = originalityOf(rarity, report?.sample ?? 0, wording.ownWords.length)
    written.set(at, { at, wording, rarity, originality })
  }
  return written
}

/** Originality of each text before it is rounded, 0 to 1; null for what is no idea. */
export function originalitiesOf(texts: readonly ReadText[], report: RarityReport | undefined): (number | null)[] {
  const written = readWritten(texts, report)
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
  best: wordings.reduce((best, one) => (one.originality > best.originality ? one : best), first),
})

/** What counts, what says the same, and how rare it is. */
export function readList(texts: readonly ReadText[], report: RarityReport | undefined): ReadList {
  const written = readWritten(texts, report)
  const keys = new Map([...written.values()].map((one) => [one, keyOf(one)]))
  const byWords = distinctOf(keys)
  const distinct = [...byWords.values()]
  const monotony = monotonyOf(distinct.map(({ wording }) => wording))
  const isSame = sameIdeaAt(monotony)
  const firsts = clustersOf(distinct, (a, b) => isSame(a.wording, b.wording))
  const roots = [...new Set(firsts)]
  const meant = roots.flatMap((root) => {
    const first = distinct[root]
    return first
      ? [
          distinctIdeaOf(
            distinct.filter((_, place) => firsts[place] === root),
            first,
          ),
        ]
      : []
  })
  const rootOf = new Map([...byWords.keys()].map((key, place) => [key, roots.indexOf(firsts[place] ?? place)]))
  const meaning = new Map([...keys].map(([one, key]) => [one.at, rootOf.get(key) ?? 0]))
  return { faults: texts.map(({ fault }) => fault), written, meant, meaning, monotony }
}
