import { BandTable } from './band-table.ts'
import { Entries } from './entries.ts'
import { IdeaQuery } from './idea-query.ts'
import { bandCount, mix } from './minhash.ts'
import { NumberList, NumberSet } from './number-set.ts'
import { type RarityReport, wordPriorOf } from './originality.ts'
import { NumberedPostings, Postings } from './postings.ts'
import type { Sketch } from './sketch.ts'
import { StemTrigrams } from './stem-trigrams.ts'

/** Equal ideas are one entry; numbers begin with 0. `byPair`, the two rarest stems, finds entries within an idea. */
export interface RarityIndex {
  lists: number
  stemNumbers: Map<string, number>
  stemTrigrams: StemTrigrams
  entries: Entries
  listsOf: NumberedPostings
  holders: NumberedPostings
  people: number[]
  byStems: Postings
  bands: BandTable
  byPair: Postings
  idea: IdeaQuery
  met: { entries: NumberSet; found: NumberSet; lists: NumberSet }
  near: NumberList
  found: NumberList
}

export function emptyIndex(): RarityIndex {
  const stemTrigrams = new StemTrigrams()
  return {
    lists: 0,
    stemNumbers: new Map(),
    stemTrigrams,
    entries: new Entries(stemTrigrams),
    listsOf: new NumberedPostings(),
    holders: new NumberedPostings(),
    people: [],
    byStems: new Postings(),
    bands: new BandTable(bandCount),
    byPair: new Postings(),
    idea: new IdeaQuery(),
    met: { entries: new NumberSet(), found: new NumberSet(), lists: new NumberSet() },
    near: new NumberList(),
    found: new NumberList(),
  }
}

function stemNumber(index: RarityIndex, stem: string): number {
  const known = index.stemNumbers.get(stem)
  if (known !== undefined) return known
  index.stemNumbers.set(stem, index.people.length)
  index.stemTrigrams.add(stem)
  return index.people.push(0) - 1
}

const rarestFirst = ({ people }: RarityIndex, stems: readonly number[]): number[] =>
  [...stems].sort((a, b) => (people[a] ?? 0) - (people[b] ?? 0))

const pairKey = (a: number, b: number): number => mix(mix(Math.min(a, b)) ^ Math.max(a, b))

const keyOf = (stems: readonly number[]): number => stems.reduce((key, stem) => mix(key ^ stem), 0)

function addEntry(index: RarityIndex, key: number, stems: readonly number[]): number {
  index.idea.readTrigrams()
  const at = index.entries.add(stems, index.idea)
  index.byStems.add(key, at)
  for (const stem of stems) index.holders.add(stem, at)
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
  for (const entry of entries) index.listsOf.add(entry, index.lists)
  index.lists += 1
  for (const number of stems) index.people[number] = (index.people[number] ?? 0) + 1
}

function eachHolderOfRarestStems(
  { holders, idea }: RarityIndex,
  stems: readonly number[],
  found: (entry: number) => void,
): void {
  if (stems.length < 2 || stems.length !== idea.stemCount) return
  const counts = stems.map((stem) => holders.count(stem))
  const few = counts.indexOf(Math.min(...counts))
  counts[few] = Number.POSITIVE_INFINITY
  const many = counts.indexOf(Math.min(...counts))
  holders.eachShared(stems[few] ?? 0, stems[many] ?? 0, found)
}

/** Holding all stems of the idea, held by them, or near by MinHash and then by rule. */
function findSame(index: RarityIndex, stems: readonly number[]): NumberList {
  const { entries, idea, met, near, found } = index
  const add = (entry: number) => {
    if (met.found.add(entry)) found.add(entry)
  }
  found.size = 0
  eachHolderOfRarestStems(index, stems, (entry) => {
    if (entries.stemsIn(entry, idea.stems) === idea.stemCount) add(entry)
  })
  near.size = 0
  index.bands.collect(idea.bands(), met.entries, near)
  entries.keepNear(idea, near)
  for (let at = 0; at < near.size; at += 1) add(near.numbers[at] ?? 0)
  const liesWithin = (entry: number) => {
    if (entries.stemsIn(entry, idea.stems) === entries.stemCount(entry)) add(entry)
  }
  for (let one = 0; one < stems.length; one += 1)
    for (let other = one + 1; other < stems.length; other += 1)
      index.byPair.each(pairKey(stems[one] ?? 0, stems[other] ?? 0), liesWithin)
  return found
}

function peopleWith(index: RarityIndex, sketch: Sketch, stems: readonly number[]): number {
  const { idea, met } = index
  met.entries.clear()
  met.found.clear()
  met.lists.clear()
  idea.read(sketch.stems, stems)
  idea.readTrigrams()
  const { numbers, size } = findSame(index, stems)
  if (size === 1) return index.listsOf.count(numbers[0] ?? 0)
  let people = 0
  const meet = (list: number) => {
    if (met.lists.add(list)) people += 1
  }
  for (let at = 0; at < size; at += 1) index.listsOf.each(numbers[at] ?? 0, meet)
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
