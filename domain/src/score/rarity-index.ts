import { BandTable } from './band-table.ts'
import { Entries } from './entries.ts'
import { IdeaQuery } from './idea-query.ts'
import { bandCount, mix } from './minhash.ts'
import { NumberSet } from './number-set.ts'
import { type RarityReport, wordPriorOf } from './originality.ts'
import { Postings } from './postings.ts'
import type { Sketch } from './sketch.ts'
import { StemTrigrams } from './stem-trigrams.ts'

/** Equal ideas are one entry; entries, lists and stems are numbers from 0 on. */
export interface RarityIndex {
  lists: number
  stemNumbers: Map<string, number>
  stemTrigrams: StemTrigrams
  entries: Entries
  listCounts: number[]
  listsOf: Postings
  /** Ascending. */
  holders: number[][]
  people: number[]
  byStems: Postings
  bands: BandTable
  /** Entries by their two rarest stems, to find those that lie wholly within an idea. */
  byPair: Postings
  idea: IdeaQuery
  met: { entries: NumberSet; found: NumberSet; lists: NumberSet }
}

export function emptyIndex(): RarityIndex {
  const stemTrigrams = new StemTrigrams()
  return {
    lists: 0,
    stemNumbers: new Map(),
    stemTrigrams,
    entries: new Entries(stemTrigrams),
    listCounts: [],
    listsOf: new Postings(),
    holders: [],
    people: [],
    byStems: new Postings(),
    bands: new BandTable(bandCount),
    byPair: new Postings(),
    idea: new IdeaQuery(),
    met: { entries: new NumberSet(), found: new NumberSet(), lists: new NumberSet() },
  }
}

function stemNumber(index: RarityIndex, stem: string): number {
  const known = index.stemNumbers.get(stem)
  if (known !== undefined) return known
  index.stemNumbers.set(stem, index.holders.length)
  index.people.push(0)
  index.stemTrigrams.add(stem)
  return index.holders.push([]) - 1
}

const rarestFirst = ({ people }: RarityIndex, stems: readonly number[]): number[] =>
  [...stems].sort((a, b) => (people[a] ?? 0) - (people[b] ?? 0))

const pairKey = (a: number, b: number): number => mix(mix(Math.min(a, b)) ^ Math.max(a, b))

const keyOf = (stems: readonly number[]): number => stems.reduce((key, stem) => mix(key ^ stem), 0)

function addEntry(index: RarityIndex, key: number, stems: readonly number[]): number {
  index.idea.readTrigrams()
  const at = index.entries.add(stems, index.idea)
  index.listCounts.push(0)
  index.byStems.add(key, at)
  for (const stem of stems) index.holders[stem]?.push(at)
  index.bands.add(at, index.idea.bands())
  const [rarest, second] = rarestFirst(index, stems)
  if (rarest !== undefined && second !== undefined) index.byPair.add(pairKey(rarest, second), at)
  return at
}

function entryOf(index: RarityIndex, { stems }: Sketch, numbers: readonly number[]): number {
  const { entries, idea } = index
  idea.read(stems, numbers)
  const key = keyOf(numbers)
  let found: number | null = null
  index.byStems.each(key, (at) => {
    if (entries.stemCount(at) === numbers.length && entries.stemsIn(at, idea.stems) === numbers.length) found = at
  })
  return found ?? addEntry(index, key, numbers)
}

/** Count each person once per problem, and leave out who does not wish to be counted. */
export function countList(index: RarityIndex, sketches: readonly (Sketch | null)[]): void {
  const entries = new Set<number>()
  const stems = new Set<number>()
  for (const sketch of sketches) {
    if (!sketch) continue
    const numbers = sketch.stems.map((stem) => stemNumber(index, stem))
    entries.add(entryOf(index, sketch, numbers))
    for (const number of numbers) stems.add(number)
  }
  if (entries.size === 0) return
  for (const entry of entries) {
    index.listsOf.add(entry, index.lists)
    index.listCounts[entry] = (index.listCounts[entry] ?? 0) + 1
  }
  index.lists += 1
  for (const number of stems) index.people[number] = (index.people[number] ?? 0) + 1
}

/** Of ascending lists, the shorter one first, by steps that double. */
function intersection(short: readonly number[], long: readonly number[]): number[] {
  const both: number[] = []
  let low = 0
  for (const wanted of short) {
    let step = 1
    while ((long[low + step] ?? wanted) < wanted) step *= 2
    let high = Math.min(low + step, long.length - 1)
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((long[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    if (long[low] === wanted) both.push(wanted)
  }
  return both
}

function holdersOf(index: RarityIndex, stems: readonly number[]): number[] {
  const [rarest, second] = rarestFirst(index, stems)
    .map((stem) => index.holders[stem] ?? [])
    .sort((a, b) => a.length - b.length)
  return rarest && second && stems.length === index.idea.stemCount ? intersection(rarest, second) : []
}

/** Holding all stems of the idea, held by them, or near by MinHash and then by rule. */
function sameEntries(index: RarityIndex, stems: readonly number[]): number[] {
  const { entries, idea, met } = index
  const found: number[] = []
  const add = (at: number) => {
    if (met.found.add(at)) found.push(at)
  }
  for (const at of holdersOf(index, stems)) if (entries.stemsIn(at, idea.stems) === idea.stemCount) add(at)
  for (const at of entries.nearTo(idea, index.bands.entriesWith(idea.bands(), met.entries))) add(at)
  const liesWithin = (at: number) => {
    if (entries.stemsIn(at, idea.stems) === entries.stemCount(at)) add(at)
  }
  for (let one = 0; one < stems.length; one += 1)
    for (let other = one + 1; other < stems.length; other += 1)
      index.byPair.each(pairKey(stems[one] ?? 0, stems[other] ?? 0), liesWithin)
  return found
}

/** A person with two of the entries counts once. */
function peopleWith(index: RarityIndex, sketch: Sketch, stems: readonly number[]): number {
  const { idea, met } = index
  for (const each of Object.values(met)) each.clear()
  idea.read(sketch.stems, stems)
  idea.readTrigrams()
  const [first, ...others] = sameEntries(index, stems)
  if (first === undefined) return 0
  if (others.length === 0) return index.listCounts[first] ?? 0
  let people = 0
  const meet = (list: number) => {
    if (met.lists.add(list)) people += 1
  }
  for (const entry of [first, ...others]) index.listsOf.each(entry, meet)
  return people
}

/** The list itself must not be counted before. */
export function rarityOf(index: RarityIndex, sketches: readonly (Sketch | null)[]): RarityReport {
  const ideas = sketches.map((sketch) => {
    if (!sketch) return null
    const numbers = sketch.stems.map((stem) => index.stemNumbers.get(stem) ?? -1)
    const used = numbers.map((number) => index.people[number] ?? 0)
    const known = numbers.filter((number) => number >= 0)
    const people = index.lists === 0 ? 0 : peopleWith(index, sketch, known)
    return { people, wordPrior: wordPriorOf(used, index.lists) }
  })
  return { sample: index.lists, ideas }
}
