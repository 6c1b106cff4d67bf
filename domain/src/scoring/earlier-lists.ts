import type { Embedding } from './embedding.ts'
import { type ReadIdea, rounded, type Sketch, scale } from './read-idea.ts'

/** What earlier lists say of an idea. */
export interface Rarity {
  /** Lists that hold an idea like it. */
  people: number
  /** 0 to 1: how far the three nearest are, one of each list. */
  far: number
  /** 0 to 1: how few hold its words. */
  rare: number
}

type Lists = readonly (readonly Sketch[])[]

/** Of each stem of a list the numbers of the earlier ideas that hold it. */
type Holders = ReadonlyMap<string, readonly number[]>

function holdersOf(ideas: readonly ReadIdea[], sketches: readonly Sketch[]): Holders {
  const holders = new Map<string, number[]>()
  for (const { stems } of ideas) for (const stem of stems) holders.set(stem, [])
  for (const [number, { stems }] of sketches.entries()) for (const stem of stems) holders.get(stem)?.push(number)
  return holders
}

/** Numbers are in the order of lists. */
function listsAmong(numbers: readonly number[], listOf: Int32Array): number {
  let [count, last] = [0, -1]
  for (const number of numbers) {
    const list = listOf[number] as number
    if (list !== last) count += 1
    last = list
  }
  return count
}

/** By inverse document frequency (Spärck Jones 1972). */
export function rareOf(counts: readonly number[], lists: number): number {
  if (lists === 0 || counts.length === 0) return 0.5
  const sum = counts.reduce((all, count) => all + Math.log((lists + 1) / (count + 1)), 0)
  return sum / counts.length / Math.log(lists + 1)
}

/** Without meaning: lists that hold the same words, or an idea of which two or more lie within the other. */
function holdingSame(
  stems: readonly string[],
  holders: Holders,
  sketches: readonly Sketch[],
  listOf: Int32Array,
): number {
  const common = new Uint16Array(sketches.length)
  for (const stem of stems)
    for (const number of holders.get(stem) ?? []) common[number] = (common[number] as number) + 1
  const same: number[] = []
  for (let number = 0; number < common.length; number += 1) {
    const count = common[number] as number
    if (count === 0) continue
    const other = sketches[number]?.stems.length ?? 0
    const isWithin = count === Math.min(stems.length, other)
    if (isWithin && (count > 1 || stems.length === other)) same.push(number)
  }
  return listsAmong(same, listOf)
}

/** Bytes of a word; a direction of 32 numbers has its signs in one word. */
const [wordBytes, wordBits] = [4, 32]

/** One direction after the other, and of each the signs of its numbers as bits. */
interface Earlier {
  vectors: Int8Array
  signs: Int32Array
  /** Written over by each idea, to leave no garbage: differing signs of each direction, and the nearest of each list. */
  differences: Uint8Array
  nearest: Float32Array
}

/** Each number is negative or not, read four at a time: the order of bits means nothing. */
function signsOf(vectors: Int8Array): Int32Array {
  const fours = new Int32Array(vectors.buffer, vectors.byteOffset, vectors.length / wordBytes)
  const signs = new Int32Array(vectors.length / wordBits)
  for (let word = 0, at = 0; word < signs.length; word += 1) {
    let bits = 0
    for (let bit = 0; bit < 8; bit += 1, at += 1) bits |= (((fours[at] as number) >>> 7) & 0x01010101) << bit
    signs[word] = bits
  }
  return signs
}

function vectorOf(embedding: Embedding, { stems, vector }: Sketch): Int8Array {
  if (vector?.length === embedding.dimensions) return vector
  return rounded(embedding.directionOf(embedding.piecesOf(stems.join(' '))))
}

function readEarlier(embedding: Embedding, sketches: readonly Sketch[], lists: number): Earlier {
  const { dimensions } = embedding
  const vectors = new Int8Array(sketches.length * dimensions)
  for (const [at, sketch] of sketches.entries()) vectors.set(vectorOf(embedding, sketch), at * dimensions)
  const [differences, nearest] = [new Uint8Array(sketches.length), new Float32Array(lists)]
  return { vectors, signs: signsOf(vectors), differences, nearest }
}

/** How many bits are set, by adding neighbours. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** In how many signs each earlier direction differs from this one. */
function differencesTo(own: Int32Array, { signs, differences }: Earlier): Uint8Array {
  for (let at = 0, from = 0; at < differences.length; at += 1) {
    let sum = 0
    for (let word = 0; word < own.length; word += 1, from += 1)
      sum += bitsIn((signs[from] as number) ^ (own[word] as number))
    differences[at] = sum
  }
  return differences
}

/** Directions of a likeness of .7 differ in some 32 of 128 signs, hardly ever in 50; beyond it the nearest few. */
const [differencesCompared, comparedAtLeast] = [50, 64]

function differencesAllowed(differences: Uint8Array): number {
  let near = 0
  for (let at = 0; at < differences.length; at += 1) if ((differences[at] as number) <= differencesCompared) near += 1
  if (near >= comparedAtLeast) return differencesCompared
  const counts = new Uint32Array(256)
  for (let at = 0; at < differences.length; at += 1) {
    const count = differences[at] as number
    counts[count] = (counts[count] as number) + 1
  }
  let allowed = differencesCompared
  for (; allowed < 255 && near < comparedAtLeast; allowed += 1) near += counts[allowed + 1] as number
  return allowed
}

/** With the directions at these places, four at a time, so that each own number is read once. */
function productsWith(vector: Int8Array, vectors: Int8Array, places: readonly number[]): number[] {
  const products: number[] = []
  const startOf = (number: number) => (places[number] ?? 0) * vector.length
  for (let number = 0; number < places.length; number += 4) {
    const first = startOf(number)
    const second = startOf(number + 1)
    const third = startOf(number + 2)
    const fourth = startOf(number + 3)
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let at = 0; at < vector.length; at += 1) {
      const own = vector[at] as number
      a = (a + Math.imul(own, vectors[first + at] as number)) | 0
      b = (b + Math.imul(own, vectors[second + at] as number)) | 0
      c = (c + Math.imul(own, vectors[third + at] as number)) | 0
      d = (d + Math.imul(own, vectors[fourth + at] as number)) | 0
    }
    products.push(a, b, c, d)
  }
  return products
}

/** Of each list how like its likest idea is; only those are compared whose signs let them be near. */
function nearestOfLists(vector: Int8Array, earlier: Earlier, listOf: Int32Array): Float32Array {
  const nearest = earlier.nearest.fill(0)
  const differences = differencesTo(signsOf(vector), earlier)
  const allowed = differencesAllowed(differences)
  const places: number[] = []
  for (let at = 0; at < differences.length; at += 1) if ((differences[at] as number) <= allowed) places.push(at)
  const products = productsWith(vector, earlier.vectors, places)
  for (let number = 0; number < places.length; number += 1) {
    const likeness = (products[number] as number) / (scale * scale)
    const list = listOf[places[number] as number] as number
    if (likeness > (nearest[list] as number)) nearest[list] = likeness
  }
  return nearest
}

/** Of the three nearest; 1 where there is none. */
function farOf(nearest: Float32Array): number {
  let first = 0
  let second = 0
  let third = 0
  for (let at = 0; at < nearest.length; at += 1) {
    const value = nearest[at] as number
    if (value > first) [first, second, third] = [value, first, second]
    else if (value > second) [second, third] = [value, second]
    else if (value > third) third = value
  }
  return 1 - (first + second + third) / Math.max(1, Math.min(3, nearest.length))
}

function countFrom(least: number, values: Float32Array): number {
  let count = 0
  for (let at = 0; at < values.length; at += 1) if ((values[at] as number) >= least) count += 1
  return count
}

/** What the lists of others say of each idea. An idea counts as the same from `likeEnough` on. */
export function raritiesOf(
  embedding: Embedding | null,
  ideas: readonly ReadIdea[],
  lists: Lists,
  likeEnough: number,
): Rarity[] {
  const sketches = lists.flat()
  const listOf = Int32Array.from(lists.flatMap((list, at) => list.map(() => at)))
  const holders = holdersOf(ideas, sketches)
  const listsWith = new Map([...holders].map(([stem, numbers]) => [stem, listsAmong(numbers, listOf)]))
  const earlier = embedding && readEarlier(embedding, sketches, lists.length)
  return ideas.map(({ stems, own }) => {
    const counts = stems.map((stem) => listsWith.get(stem) ?? 0)
    const rare = rareOf(counts, lists.length)
    if (!earlier) return { people: holdingSame(stems, holders, sketches, listOf), far: 1, rare }
    const nearest = nearestOfLists(rounded(own), earlier, listOf)
    return { people: countFrom(likeEnough, nearest), far: farOf(nearest), rare }
  })
}
