import { bandsOf, mix, signatureOf } from './minhash.ts'
import { type RarityReport, wordPriorOf } from './originality.ts'
import { Postings } from './postings.ts'
import { sameIdea } from './similarity.ts'
import { type Sketch, trigramHashesOf } from './sketch.ts'

/** One set of stems, whoever wrote it. */
interface Entry {
  /** Numbers of the stems and hashes of the trigrams, both sorted. */
  stems: Uint32Array
  trigrams: Uint32Array
  /** Numbers of the lists that held it, ascending. */
  lists: number[]
  /** The last question that looked at it: bands lead to the same entry again and again. */
  seenIn: number
}

/** The earlier lists of one problem, ready to be asked. Made by `emptyIndex`, filled by `countList`. */
export interface RarityIndex {
  lists: number
  entries: Entry[]
  entryOf: Map<string, Entry>
  numberOf: Map<string, number>
  /** For each stem, the entries that hold it, ascending, and how many lists do. */
  holders: number[][]
  people: number[]
  bands: Postings
  /** Entries of two or more stems by their two rarest, to find those that lie wholly within an idea. */
  byPair: Postings
  /** For each list, the last question that met it, so that a person counts once. */
  metIn: number[]
  questions: number
}

export const emptyIndex = (): RarityIndex => ({
  lists: 0,
  entries: [],
  entryOf: new Map(),
  numberOf: new Map(),
  holders: [],
  people: [],
  bands: new Postings(),
  byPair: new Postings(),
  metIn: [],
  questions: 0,
})

function stemNumber(index: RarityIndex, stem: string): number {
  const known = index.numberOf.get(stem)
  if (known !== undefined) return known
  index.numberOf.set(stem, index.holders.length)
  index.people.push(0)
  return index.holders.push([]) - 1
}

const ascending = (numbers: readonly number[]): Uint32Array => Uint32Array.from(numbers).sort()

/** The stems, those that the fewest people used first. */
const rarestFirst = (index: RarityIndex, stems: Uint32Array): number[] =>
  [...stems].sort((a, b) => (index.people[a] ?? 0) - (index.people[b] ?? 0))

const pairKey = (a: number, b: number): number => mix(mix(Math.min(a, b)) ^ Math.max(a, b))

/** What counting asks of a sketch: the signature follows from the stems, and is made once for equal ones. */
type Counted = Pick<Sketch, 'stems'>

function addEntry(index: RarityIndex, sketch: Counted): Entry {
  const stems = ascending(sketch.stems.map((stem) => stemNumber(index, stem)))
  const trigrams = trigramHashesOf(sketch.stems)
  const entry = { stems, trigrams: ascending(trigrams), lists: [], seenIn: 0 }
  const at = index.entries.push(entry) - 1
  index.entryOf.set(sketch.stems.join(' '), entry)
  for (const stem of stems) index.holders[stem]?.push(at)
  for (const band of bandsOf(signatureOf(trigrams))) index.bands.add(band, at)
  const [rarest, second] = rarestFirst(index, stems)
  if (rarest !== undefined && second !== undefined) index.byPair.add(pairKey(rarest, second), at)
  return entry
}

/**
 * Counts one person's list: the index grows in place, by some microseconds per idea. A list without an idea is not
 * counted. Count each person once per problem, and leave out who does not wish to be counted.
 */
export function countList(index: RarityIndex, sketches: readonly (Counted | null)[]): void {
  const ideas = sketches.filter((sketch) => sketch !== null)
  if (ideas.length === 0) return
  const list = index.lists
  index.lists += 1
  index.metIn.push(-1)
  for (const sketch of ideas) {
    const entry = index.entryOf.get(sketch.stems.join(' ')) ?? addEntry(index, sketch)
    if (entry.lists.at(-1) !== list) entry.lists.push(list)
  }
  for (const stem of new Set(ideas.flatMap(({ stems }) => stems))) {
    const number = stemNumber(index, stem)
    index.people[number] = (index.people[number] ?? 0) + 1
  }
}

/** How many numbers two ascending lists share. */
function sharedCount(a: Uint32Array, b: Uint32Array): number {
  let i = 0
  let j = 0
  let shared = 0
  while (i < a.length && j < b.length) {
    const one = a[i] ?? 0
    const other = b[j] ?? 0
    if (one === other) shared += 1
    if (one <= other) i += 1
    if (one >= other) j += 1
  }
  return shared
}

/** An idea that is asked for. Stems that nobody used have no number, but are counted. */
type Asked = Pick<Entry, 'stems' | 'trigrams'> & { stemCount: number }

const liesWithin = (entry: Entry, idea: Asked): boolean => sharedCount(entry.stems, idea.stems) === entry.stems.length

const holds = (entry: Entry, idea: Asked): boolean => sharedCount(entry.stems, idea.stems) === idea.stemCount

/**
 * The rule of `similarityOfGists` without containment, on numbers. Ideas of three stems or more that share less than a
 * third of them are passed over unread: their letters can hardly agree, and where many ideas have one word in common
 * they would be most of the work.
 */
function isNear(entry: Entry, idea: Asked): boolean {
  const lengths = idea.trigrams.length + entry.trigrams.length
  const common = sharedCount(entry.stems, idea.stems)
  const smaller = Math.min(idea.stemCount, entry.stems.length)
  if (smaller >= 3 && 3 * common < smaller) return false
  if (common / (idea.stemCount + entry.stems.length - common) >= sameIdea) return true
  if ((2 * Math.min(idea.trigrams.length, entry.trigrams.length)) / lengths < sameIdea) return false
  return (2 * sharedCount(entry.trigrams, idea.trigrams)) / lengths >= sameIdea
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
function holdersOf(index: RarityIndex, { stems, stemCount }: Asked): number[] {
  const [rarest, second] = rarestFirst(index, stems).map((stem) => index.holders[stem] ?? [])
  return rarest && second && stems.length === stemCount ? intersection(rarest, second) : []
}

/** Entries that are the same idea: holding all of its stems, held by them, or near by MinHash and then by rule. */
function sameEntries(index: RarityIndex, idea: Asked, signature: readonly number[]): Set<number> {
  const found = new Set<number>()
  const consider = (is: (entry: Entry, idea: Asked) => boolean) => (at: number) => {
    const entry = index.entries[at]
    if (entry && is(entry, idea)) found.add(at)
  }
  holdersOf(index, idea).forEach(consider(holds))
  const isNew = (entry: Entry) => {
    const isFirst = entry.seenIn !== index.questions
    entry.seenIn = index.questions
    return isFirst
  }
  const near = consider((entry, asked) => isNew(entry) && isNear(entry, asked))
  for (const band of bandsOf(signature)) index.bands.each(band, near)
  for (const [place, stem] of idea.stems.entries()) {
    for (const other of idea.stems.subarray(place + 1)) index.byPair.each(pairKey(stem, other), consider(liesWithin))
  }
  return found
}

function peopleWith(index: RarityIndex, { stems, signature }: Sketch): number {
  const known = stems.map((stem) => index.numberOf.get(stem)).filter((number) => number !== undefined)
  const idea = { stems: ascending(known), trigrams: ascending(trigramHashesOf(stems)), stemCount: stems.length }
  index.questions += 1
  let people = 0
  for (const at of sameEntries(index, idea, signature)) {
    for (const list of index.entries[at]?.lists ?? []) {
      if (index.metIn[list] !== index.questions) people += 1
      index.metIn[list] = index.questions
    }
  }
  return people
}

/** How rare each idea of a list is among the lists counted so far. The list itself must not be counted before. */
export function rarityOf(index: RarityIndex, sketches: readonly (Sketch | null)[]): RarityReport {
  const ideas = sketches.map((sketch) => {
    if (!sketch) return null
    const used = sketch.stems.map((stem) => index.people[index.numberOf.get(stem) ?? -1] ?? 0)
    return { people: peopleWith(index, sketch), wordPrior: wordPriorOf(used, index.lists) }
  })
  return { sample: index.lists, ideas }
}
