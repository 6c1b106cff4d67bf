import type { Embedding } from './embedding.ts'
import { type IdeaSketch, type ParsedIdea, quantizeVector, vectorScale } from './parse-idea.ts'

/** What earlier lists say of an idea. */
export interface Rarity {
  /** Lists that hold an idea like it. */
  people: number
  /** 0 to 1: how far the five nearest are, one of each list. */
  far: number
  /** 0 to 1: how few hold its words. */
  rare: number
}

type Lists = readonly (readonly IdeaSketch[])[]

/** A word of the list: which of its ideas hold it, and how many earlier lists; `last` is the list counted last. */
interface Word {
  ideas: number[]
  lists: number
  last: number
}

function wordsOf(ideas: readonly ParsedIdea[]): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>()
  for (const [at, { stems }] of ideas.entries())
    for (const stem of stems) {
      const word = words.get(stem)
      if (word) word.ideas.push(at)
      else words.set(stem, { ideas: [at], lists: 0, last: -1 })
    }
  return words
}

/** Counts the words of an idea of the earlier list `number`, and for each own idea how many both hold. */
function countWords(stems: readonly string[], words: ReadonlyMap<string, Word>, number: number, common: Uint16Array) {
  let isAny = false
  for (const stem of stems) {
    const word = words.get(stem)
    if (!word) continue
    isAny = true
    if (word.last !== number) word.lists += 1
    word.last = number
    for (const idea of word.ideas) common[idea] = (common[idea] as number) + 1
  }
  return isAny
}

/** Without meaning two are the same that hold the same words, or where two or more of one are all of the other. */
const isSame = (common: number, own: number, other: number): boolean =>
  common > 0 && common === Math.min(own, other) && (common > 1 || own === other)

const countersFor = (ideas: number) => ({
  /** Words that an idea shares with the one that is read. */
  common: new Uint16Array(ideas),
  /** Lists that hold the same, and the last of them. */
  lists: new Uint16Array(ideas),
  last: new Int16Array(ideas).fill(-1),
})

type Counters = ReturnType<typeof countersFor>

/** Counts the list `number` for each idea that is the same as one of its, of so many words. */
function countSame(
  ideas: readonly ParsedIdea[],
  { common, lists, last }: Counters,
  number: number,
  words: number,
): void {
  for (let at = 0; at < common.length; at += 1) {
    if (last[at] !== number && isSame(common[at] as number, ideas[at]?.stems.length ?? 0, words)) {
      lists[at] = (lists[at] as number) + 1
      last[at] = number
    }
    common[at] = 0
  }
}

/** Counts words, and without meaning for each idea the lists that hold the same. */
function countLists(ideas: readonly ParsedIdea[], words: ReadonlyMap<string, Word>, lists: Lists, hasMeaning: boolean) {
  const counters = countersFor(ideas.length)
  for (let number = 0; number < lists.length; number += 1)
    for (const { stems } of lists[number] ?? []) {
      const isAny = countWords(stems, words, number, counters.common)
      if (isAny && !hasMeaning) countSame(ideas, counters, number, stems.length)
    }
  return counters.lists
}

/** By inverse document frequency (Spärck Jones 1972). */
export function inverseDocumentFrequency(counts: readonly number[], lists: number): number {
  if (lists === 0 || counts.length === 0) return 0.5
  const sum = counts.reduce((all, count) => all + Math.log((lists + 1) / (count + 1)), 0)
  return sum / counts.length / Math.log(lists + 1)
}

/** Of a direction of 128 numbers: the signs fill four words of 32 bits. */
const [size, wordsOfSigns] = [128, 4]

const roomFor = (ideas: number) => ({
  ideas,
  vectors: new Int8Array(ideas * size),
  signs: new Int32Array(ideas * wordsOfSigns),
  listOf: new Int32Array(ideas),
  differences: new Uint8Array(ideas),
  near: new Int32Array(ideas),
  /** How many ideas differ in so many signs. */
  counts: new Uint32Array(size + 1),
})

type Earlier = ReturnType<typeof roomFor> & { count: number; lists: number }

/** Kept and written over, to leave no garbage. */
let room = roomFor(1_000)

/** A bit for each number below zero. */
function writeSigns(vectors: Int8Array, signs: Int32Array, count: number): void {
  const fours = new Int32Array(vectors.buffer, vectors.byteOffset, (count * size) / 4)
  for (let word = 0, at = 0; word < count * wordsOfSigns; word += 1) {
    let bits = 0
    for (let bit = 0; bit < 8; bit += 1, at += 1) bits |= (((fours[at] as number) >>> 7) & 0x01010101) << bit
    signs[word] = bits
  }
}

function vectorOf(embedding: Embedding, { stems, vector }: IdeaSketch): Int8Array {
  if (vector?.length === size) return vector
  return quantizeVector(embedding.directionOf(embedding.piecesOf(stems.join(' '))))
}

function readEarlier(embedding: Embedding, lists: Lists): Earlier {
  const count = lists.reduce((sum, list) => sum + list.length, 0)
  if (count > room.ideas) room = roomFor(2 * count)
  let at = 0
  for (let number = 0; number < lists.length; number += 1)
    for (const sketch of lists[number] ?? []) {
      room.vectors.set(vectorOf(embedding, sketch), at * size)
      room.listOf[at] = number
      at += 1
    }
  writeSigns(room.vectors, room.signs, count)
  return { ...room, count, lists: lists.length }
}

/** How many bits are set in two words, each four bits of the answer a sum of their own. */
function bitsByFour(one: number, other: number): number {
  const a = one - ((one >>> 1) & 0x55555555)
  const b = other - ((other >>> 1) & 0x55555555)
  return (a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333)
}

/** In how many signs each earlier direction differs from this one. */
function compareSigns(own: Int32Array, { signs, differences, counts, count }: Earlier): void {
  const a = own[0] as number
  const b = own[1] as number
  const c = own[2] as number
  const d = own[3] as number
  counts.fill(0)
  for (let at = 0, from = 0; at < count; at += 1, from += wordsOfSigns) {
    const first = bitsByFour(a ^ (signs[from] as number), b ^ (signs[from + 1] as number))
    const second = bitsByFour(c ^ (signs[from + 2] as number), d ^ (signs[from + 3] as number))
    const eights =
      (first & 0x0f0f0f0f) + ((first >>> 4) & 0x0f0f0f0f) + (second & 0x0f0f0f0f) + ((second >>> 4) & 0x0f0f0f0f)
    const sum = Math.imul(eights, 0x01010101) >>> 24
    differences[at] = sum
    counts[sum] = (counts[sum] as number) + 1
  }
}

/** Directions of a likeness of .7 differ in some 32 of 128 signs, hardly ever in 44; beyond it the nearest few. */
const [differencesCompared, comparedAtLeast] = [42, 12]

/** Writes down the places of the ideas that may be near. */
function findCandidates({ differences, counts, near, count }: Earlier): number {
  let allowed = 0
  for (let sum = counts[0] as number; allowed < size && (allowed < differencesCompared || sum < comparedAtLeast); ) {
    allowed += 1
    sum += counts[allowed] as number
  }
  let found = 0
  for (let at = 0; at < count; at += 1) {
    near[found] = at
    if ((differences[at] as number) <= allowed) found += 1
  }
  return found
}

/** Of each list how like its likest idea is; only those are compared whose signs let them be near. */
function nearestInEachList(own: Int8Array, ownSigns: Int32Array, earlier: Earlier): Float32Array {
  const nearest = new Float32Array(earlier.lists)
  const { vectors, near, listOf } = earlier
  compareSigns(ownSigns, earlier)
  const found = findCandidates(earlier)
  for (let number = 0; number < found; number += 1) {
    const place = near[number] as number
    let product = 0
    for (let at = 0, from = place * size; at < size; at += 1)
      product = (product + Math.imul(own[at] as number, vectors[from + at] as number)) | 0
    const likeness = product / (vectorScale * vectorScale)
    const list = listOf[place] as number
    if (likeness > (nearest[list] as number)) nearest[list] = likeness
  }
  return nearest
}

const nearestTaken = 5

/** Of the nearest; 1 where there is none. */
function farOf(nearest: Float32Array): number {
  const top = new Float32Array(nearestTaken)
  for (let at = 0; at < nearest.length; at += 1) {
    const value = nearest[at] as number
    let place = nearestTaken
    while (place > 0 && value > (top[place - 1] as number)) place -= 1
    if (place === nearestTaken) continue
    top.copyWithin(place + 1, place)
    top[place] = value
  }
  return 1 - top.reduce((sum, value) => sum + value, 0) / Math.max(1, Math.min(nearestTaken, nearest.length))
}

function countFrom(least: number, values: Float32Array): number {
  let count = 0
  for (let at = 0; at < values.length; at += 1) if ((values[at] as number) >= least) count += 1
  return count
}

/** What the lists of others say of each idea. An idea counts as the same from `likeEnough` on. */
export function measureRarities(
  embedding: Embedding | null,
  ideas: readonly ParsedIdea[],
  lists: Lists,
  likeEnough: number,
): Rarity[] {
  const words = wordsOf(ideas)
  const same = countLists(ideas, words, lists, embedding !== null)
  const earlier = embedding && readEarlier(embedding, lists)
  const signs = new Int32Array(wordsOfSigns)
  return ideas.map(({ stems, ownBytes }, at) => {
    const counts = stems.map((stem) => words.get(stem)?.lists ?? 0)
    const rare = inverseDocumentFrequency(counts, lists.length)
    if (!earlier) return { people: same[at] ?? 0, far: 1, rare }
    writeSigns(ownBytes, signs, 1)
    const nearest = nearestInEachList(ownBytes, signs, earlier)
    return { people: countFrom(likeEnough, nearest), far: farOf(nearest), rare }
  })
}
