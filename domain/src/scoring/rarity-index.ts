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
  met: { entries: NumberSet; found: NumberSet; lists: NumberSet; stems: NumberSet }
  near: NumberList
  found: NumberList
  /** Stems of the list that is being counted. */
  counted: NumberList
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
    met: { entries: new NumberSet(), found: new NumberSet(), lists: new NumberSet(), stems: new NumberSet() },
    near: new NumberList(),
    found: new NumberList(),
    counted: new NumberList(),
  }
}

function stemNumber(index: RarityIndex, stem: string): number {
  const known = index.stemNumbers.get(stem)
  if (known !== undefined) return known
  index.stemNumbers.set(stem, index.people.length)
  index.stemTrigrams.add(stem)
  return index.people.push(0) - 1
}

/** Of equals the first. */
function twoRarest(stems: readonly number[], countOf: (stem: number) => number) {
  let rarest = { stem: -1, count: Number.POSITIVE_INFINITY }
  let second = rarest
  for (const stem of stems) {
    const count = countOf(stem)
    if (count < rarest.count) [rarest, second] = [{ stem, count }, rarest]
    else if (count < second.count) second = { stem, count }
  }
  return { rarest: rarest.stem, second: second.stem }
}

const pairKey = (a: number, b: number): number => mix(mix(Math.min(a, b)) ^ Math.max(a, b))

const keyOf = (stems: readonly number[]): number => stems.reduce((key, stem) => mix(key ^ stem), 0)

function addEntry(index: RarityIndex, key: number, stems: readonly number[]): number {
  index.idea.readTrigrams()
  const at = index.entries.add(stems, index.idea)
  index.byStems.add(key, at)
  for (const stem of stems) index.holders.add(stem, at)
  index.bands.add(at, index.idea.bands())
  const { rarest, second } = twoRarest(stems, (stem) => index.people[stem] ?? 0)
  if (second >= 0) index.byPair.add(pairKey(rarest, second), at)
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
  const { met, counted } = index
  met.entries.clear()
  met.stems.clear()
  counted.size = 0
  let ideas = 0
  for (const sketch of sketches) {
    if (!sketch) continue
    const numbers = sketch.stems.map((stem) => stemNumber(index, stem))
    const entry = entryOf(index, sketch, numbers)
    if (met.entries.add(entry)) index.listsOf.add(entry, index.lists)
    for (const number of numbers) if (met.stems.add(number)) counted.add(number)
    ideas += 1
  }
  if (ideas === 0) return
  index.lists += 1
  countPerson(index, counted)
}

function countPerson({ people }: RarityIndex, { numbers, size }: NumberList): void {
  for (let at = 0; at < size; at += 1) {
    const stem = numbers[at] ?? 0
    people[stem] = (people[stem] ?? 0) + 1
  }
}

function eachHolderOfRarestStems(
  { holders, idea }: RarityIndex,
  stems: readonly number[],
  found: (entry: number) => void,
): void {
  if (stems.length < 2 || stems.length !== idea.stemCount) return
  const { rarest, second } = twoRarest(stems, (stem) => holders.count(stem))
  holders.eachShared(rarest, second, found)
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
  for (let at = 0; at < size; at += 1) people += index.listsOf.addTo(met.lists, numbers[at] ?? 0)
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
