import { hashOf, mix } from './minhash.ts'
import { ofWords, remember } from './remember.ts'

export interface WordVectors {
  /** Places are -1 for unknown words; rank 0 is the commonest; directions have length one. */
  placeOf: (word: string) => number
  cosine: (one: number, other: number) => number
  rankOf: (place: number) => number
  addTo: (sum: Float32Array, place: number, weight: number) => void
  dimensions: number
}

/** "FWV1", the number of words, of dimensions, and a check of all that follows. */
const header = 4
const magic = 0x31565746

function checkOf(numbers: Uint32Array): number {
  let check = 0x811c9dc5
  for (let at = 0; at < numbers.length; at += 1) check = Math.imul(check ^ (numbers[at] ?? 0), 0x01000193)
  return mix(check)
}

function rememberPairs(words: number, workOut: (low: number, high: number) => number) {
  const [size, shift] = [32_768, 17]
  const pairs = new Float64Array(size).fill(-1)
  const values = new Float64Array(size)
  return (one: number, other: number): number => {
    const low = Math.min(one, other)
    const high = Math.max(one, other)
    const pair = low * words + high
    const at = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> shift
    if (pairs[at] === pair) return values[at] ?? 0
    const value = workOut(low, high)
    pairs[at] = pair
    values[at] = value
    return value
  }
}

function partsOf(words: number, dimensions: number) {
  const whole = (bytes: number) => 4 * Math.ceil(bytes / 4)
  const hashes = 4 * header
  const ranks = hashes + 4 * words
  const vectors = ranks + whole(2 * words)
  return { hashes, ranks, vectors, end: vectors + whole(words * dimensions) }
}

/** Hashes ascending, then ranks and directions in the same order, each number a byte. */
export function writeWordVectors(
  words: readonly { hash: number; rank: number; vector: readonly number[] }[],
): Uint8Array {
  const sorted = words.toSorted((a, b) => a.hash - b.hash)
  const dimensions = words[0]?.vector.length ?? 0
  const parts = partsOf(words.length, dimensions)
  const bytes = new Uint8Array(parts.end)
  new Uint32Array(bytes.buffer, parts.hashes, words.length).set(sorted.map(({ hash }) => hash))
  new Uint16Array(bytes.buffer, parts.ranks, words.length).set(sorted.map(({ rank }) => Math.min(65_535, rank)))
  const numbers = new Int8Array(bytes.buffer, parts.vectors, words.length * dimensions)
  for (const [at, { vector }] of sorted.entries()) {
    const most = Math.max(...vector.map(Math.abs))
    numbers.set(
      vector.map((value) => Math.round((127 * value) / most)),
      at * dimensions,
    )
  }
  const all = new Uint32Array(bytes.buffer)
  all.set([magic, words.length, dimensions, checkOf(all.subarray(header))])
  return bytes
}

/** By bisection; -1 where it is missing. */
function placeIn(ascending: Uint32Array, wanted: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ascending[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export function readWordVectors(bytes: Uint8Array): WordVectors {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  if (aligned.length % 4 !== 0 || aligned.length < 4 * header) throw new Error('The table of word vectors is cut off.')
  const all = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
  const [sign, words = 0, dimensions = 0, check] = all
  const parts = partsOf(words, dimensions)
  if (sign !== magic || parts.end !== aligned.length || check !== checkOf(all.subarray(header)))
    throw new Error('The table of word vectors is damaged.')
  const at = (offset: number) => aligned.byteOffset + offset
  const hashes = new Uint32Array(aligned.buffer, at(parts.hashes), words)
  const ranks = new Uint16Array(aligned.buffer, at(parts.ranks), words)
  const numbers = new Int8Array(aligned.buffer, at(parts.vectors), words * dimensions)
  const scales = new Float32Array(words).fill(-1)

  function scaleOf(place: number): number {
    const known = scales[place] ?? 0
    if (known >= 0) return known
    let sum = 0
    for (let n = place * dimensions; n < (place + 1) * dimensions; n += 1) sum += (numbers[n] ?? 0) ** 2
    // Rounded as it is stored, so that the first answer is equal to the next.
    const scale = sum === 0 ? 0 : Math.fround(1 / Math.sqrt(sum))
    scales[place] = scale
    return scale
  }

  const placeOf = remember(ofWords, (word): number => placeIn(hashes, hashOf(word)))

  const cosine = rememberPairs(
    words,
    (one, other) => product(one * dimensions, other * dimensions) * scaleOf(one) * scaleOf(other),
  )

  function product(one: number, other: number): number {
    let sum = 0
    for (let n = 0; n < dimensions; n += 1) sum = (sum + Math.imul(numbers[one + n] ?? 0, numbers[other + n] ?? 0)) | 0
    return sum
  }

  function addTo(sum: Float32Array, place: number, weight: number): void {
    const [from, scale] = [place * dimensions, weight * scaleOf(place)]
    for (let n = 0; n < dimensions; n += 1) sum[n] = (sum[n] ?? 0) + scale * (numbers[from + n] ?? 0)
  }

  return { placeOf, cosine, rankOf: (place) => ranks[place] ?? 65_535, addTo, dimensions }
}
