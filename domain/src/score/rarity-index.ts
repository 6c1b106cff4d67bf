import { BandTable } from './band-table.ts'
import { Entries, mapWords } from './entries.ts'
import { bandCount, bandsOf, hashOf, mix, signatureOf } from './minhash.ts'
import { NumberSet } from './number-set.ts'
import { type RarityReport, wordPriorOf } from './originality.ts'
import { Postings } from './postings.ts'
import { QuerySet } from './query-set.ts'
import { sameIdea } from './similarity.ts'
import { type Sketch, trigramHashesOf } from './sketch.ts'
import { HashQuery, StemTrigrams } from './stem-trigrams.ts'

/**
 * The earlier lists of one problem, ready to be asked. Made by `emptyIndex`, filled by `countList`. What is equal in two
 * lists is one entry; entries, lists and stems are numbers from 0 on.
 */
export interface RarityIndex {
  lists: number
  stemNumbers: Map<string, number>
  stemTrigrams: StemTrigrams
  entries: Entries
  /** For each entry, how many lists held it, and which. */
  listCounts: number[]
  listsOf: Postings
  /** For each stem, the entries that hold it, ascending, and how many lists do. */
  holders: number[][]
  people: number[]
  /** Entries by the hash of all their stems, and by their MinHash. */
  byStems: Postings
  bands: BandTable
  /** Entries of two or more stems by their two rarest, to find those that lie wholly within an idea. */
  byPair: Postings
  /** Of the question that is being answered: what is asked for, and what was met already. */
  asked: { stems: QuerySet; trigrams: HashQuery; entries: NumberSet; found: NumberSet; lists: NumberSet }
}

export const emptyIndex = (stemTrigrams = new StemTrigrams()): RarityIndex => ({
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
  asked: {
    stems: new QuerySet(mapWords.stems),
    trigrams: new HashQuery(mapWords.trigrams),
    entries: new NumberSet(),
    found: new NumberSet(),
    lists: new NumberSet(),
  },
})

function stemNumber(index: RarityIndex, stem: string): number {
  const known = index.stemNumbers.get(stem)
  if (known !== undefined) return known
  index.stemNumbers.set(stem, index.holders.length)
  index.people.push(0)
  index.stemTrigrams.add(stem)
  return index.holders.push([]) - 1
}

/** The stems, those that the fewest people used first. */
const rarestFirst = ({ people }: RarityIndex, stems: readonly number[]): number[] =>
  [...stems].sort((a, b) => (people[a] ?? 0) - (people[b] ?? 0))

const pairKey = (a: number, b: number): number => mix(mix(Math.min(a, b)) ^ Math.max(a, b))

const keyOf = ({ stems }: Sketch): number => hashOf(stems.join(' '))

function addEntry(
  index: RarityIndex,
  sketch: Sketch,
  { key, stems }: { key: number; stems: readonly number[] },
): number {
  const hashes = trigramHashesOf(sketch.stems)
  const at = index.entries.add(stems, hashes)
  index.listCounts.push(0)
  index.byStems.add(key, at)
  for (const stem of stems) index.holders[stem]?.push(at)
  index.bands.add(at, bandsOf(signatureOf(hashes)))
  const [rarest, second] = rarestFirst(index, stems)
  if (rarest !== undefined && second !== undefined) index.byPair.add(pairKey(rarest, second), at)
  return at
}

function entryOf(index: RarityIndex, sketch: Sketch): number {
  const numbers = sketch.stems.map((stem) => stemNumber(index, stem))
  const { entries, asked } = index
  asked.stems.clear()
  for (const number of numbers) asked.stems.add(number)
  const isEqual = (at: number) =>
    entries.stemCount(at) === numbers.length && entries.stemsIn(at, asked.stems) === numbers.length
  const key = keyOf(sketch)
  let found: number | null = null
  index.byStems.each(key, (at) => {
    if (isEqual(at)) found = at
  })
  return found ?? addEntry(index, sketch, { key, stems: numbers })
}

/**
 * Counts one person's list: the index grows in place, by some microseconds per idea. A list without an idea is not
 * counted. Count each person once per problem, and leave out who does not wish to be counted.
 */
export function countList(index: RarityIndex, sketches: readonly (Sketch | null)[]): void {
  const ideas = sketches.filter((sketch) => sketch !== null)
  if (ideas.length === 0) return
  for (const entry of new Set(ideas.map((sketch) => entryOf(index, sketch)))) {
    index.listsOf.add(entry, index.lists)
    index.listCounts[entry] = (index.listCounts[entry] ?? 0) + 1
  }
  index.lists += 1
  for (const stem of new Set(ideas.flatMap(({ stems }) => stems))) {
    const number = stemNumber(index, stem)
    index.people[number] = (index.people[number] ?? 0) + 1
  }
}

/** An idea that is asked for. Stems that nobody used have no number, but are counted. */
interface RarityQuery {
  stems: readonly number[]
  stemCount: number
  trigramCount: number
  bands: Uint32Array
}

function ask(index: RarityIndex, sketch: Sketch): RarityQuery {
  const { asked, stemNumbers } = index
  for (const each of Object.values(asked)) each.clear()
  const hashes = trigramHashesOf(sketch.stems)
  const stems = sketch.stems.map((stem) => stemNumbers.get(stem)).filter((number) => number !== undefined)
  for (const number of stems) asked.stems.add(number)
  for (const hash of hashes) asked.trigrams.add(hash)
  const bands = bandsOf(signatureOf(hashes))
  return { stems, stemCount: sketch.stems.length, trigramCount: hashes.length, bands }
}

const sharedStems = ({ entries, asked }: RarityIndex, entry: number): number => entries.stemsIn(entry, asked.stems)

const areTooFew = (common: number, smaller: number): boolean => smaller >= 3 && 3 * common < smaller

const jaccard = (common: number, one: number, other: number): number => common / (one + other - common)

const dice = (common: number, one: number, other: number): number => (2 * common) / (one + other)

/**
 * The rule of `similarityOfGists` without containment, on numbers. Ideas of three stems or more that share less than a
 * third of them are passed over unread: their letters can hardly agree, and where many ideas have one word in common
 * they would be most of the work.
 */
function isNear(index: RarityIndex, entry: number, idea: RarityQuery): boolean {
  if (!mayBeNear(index, entry, idea)) return false
  const { entries, asked } = index
  const common = sharedStems(index, entry)
  const length = entries.stemCount(entry)
  if (areTooFew(common, Math.min(idea.stemCount, length))) return false
  if (jaccard(common, idea.stemCount, length) >= sameIdea) return true
  const isEnough = (trigrams: number) => dice(trigrams, idea.trigramCount, entries.trigramCount(entry)) >= sameIdea
  if (!isEnough(entries.mostTrigramsOfStemsIn(entry, asked.trigrams))) return false
  return isEnough(entries.trigramsIn(entry, asked.trigrams))
}

/** The same rule on the most that the two can share: it never says no where the rule says yes. */
function mayBeNear({ entries, asked }: RarityIndex, entry: number, { stemCount, trigramCount }: RarityQuery): boolean {
  const common = entries.mostStemsIn(entry, asked.stems.map)
  const length = entries.stemCount(entry)
  if (areTooFew(common, Math.min(stemCount, length))) return false
  if (jaccard(common, stemCount, length) >= sameIdea) return true
  const trigrams = entries.mostTrigramsIn(entry, asked.trigrams.map)
  return dice(trigrams, trigramCount, entries.trigramCount(entry)) >= sameIdea
}

/** What two ascending lists share. */
function intersection(a: readonly number[], b: readonly number[]): number[] {
  const both: number[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const one = a[i] ?? 0
    const other = b[j] ?? 0
    if (one === other) both.push(one)
    if (one <= other) i += 1
    if (one >= other) j += 1
  }
  return both
}

/** Entries that hold the two rarest stems of the idea; few, so the rest is looked up in them. */
function holdersOf(index: RarityIndex, { stems, stemCount }: RarityQuery): number[] {
  const [rarest, second] = rarestFirst(index, stems).map((stem) => index.holders[stem] ?? [])
  return rarest && second && stems.length === stemCount ? intersection(rarest, second) : []
}

/** Entries that are the same idea: holding all of its stems, held by them, or near by MinHash and then by rule. */
function sameEntries(index: RarityIndex, idea: RarityQuery): number[] {
  const found: number[] = []
  const add = (at: number) => {
    if (index.asked.found.add(at)) found.push(at)
  }
  for (const at of holdersOf(index, idea)) if (sharedStems(index, at) === idea.stemCount) add(at)
  // Bands lead to the same one again and again.
  for (const at of index.bands.entriesWith(idea.bands, index.asked.entries)) if (isNear(index, at, idea)) add(at)
  const liesWithin = (at: number) => {
    if (sharedStems(index, at) === index.entries.stemCount(at)) add(at)
  }
  for (let one = 0; one < idea.stems.length; one += 1)
    for (let other = one + 1; other < idea.stems.length; other += 1)
      index.byPair.each(pairKey(idea.stems[one] ?? 0, idea.stems[other] ?? 0), liesWithin)
  return found
}

/** A person with two of the entries counts once. */
function peopleWith(index: RarityIndex, sketch: Sketch): number {
  const [first, ...others] = sameEntries(index, ask(index, sketch))
  if (first === undefined) return 0
  if (others.length === 0) return index.listCounts[first] ?? 0
  let people = 0
  const meet = (list: number) => {
    if (index.asked.lists.add(list)) people += 1
  }
  for (const entry of [first, ...others]) index.listsOf.each(entry, meet)
  return people
}

/** How rare each idea of a list is among the lists counted so far. The list itself must not be counted before. */
export function rarityOf(index: RarityIndex, sketches: readonly (Sketch | null)[]): RarityReport {
  const ideas = sketches.map((sketch) => {
    if (!sketch) return null
    const used = sketch.stems.map((stem) => index.people[index.stemNumbers.get(stem) ?? -1] ?? 0)
    const people = index.lists === 0 ? 0 : peopleWith(index, sketch)
    return { people, wordPrior: wordPriorOf(used, index.lists) }
  })
  return { sample: index.lists, ideas }
}
