import { maxLettersRead, memoizeText, wordCacheLimits } from './tokenize.ts'

/** Pieces of English words, each with a direction of meaning: made by content/embedding/make_table.py. */
export interface Embedding {
  dimensions: number
  /** The pieces that it knows of a text, in order. */
  piecesOf: (text: string) => number[]
  /** Of how many pieces a word is made; 0 for one that it cannot make. */
  piecesIn: (word: string) => number
  /** Whether a word is a piece by itself, or such a piece with an ending or before another one. */
  isWhole: (word: string) => boolean
  /** The logarithm of the place of a whole word by how common it is; null for one that is no piece. */
  rankOf: (word: string) => number | null
  /** Of length one; all zeros where no piece is known. */
  directionOf: (pieces: readonly number[]) => Float32Array
  signsOf: (pieces: readonly number[], problem: Float32Array) => PieceFeatures
  /** The mean cosine of all pairs of different words, and how many pairs there are. */
  unityOf: (words: readonly string[]) => { mean: number; pairs: number }
}

export interface PieceFeatures {
  /** Ranks and `pieces` are logarithms. */
  meanRank: number
  mostRank: number
  mostNearness: number
  meanNearness: number
  unity: number
  norm: number
  pieces: number
  single: number
  mostWeight: number
}

/** "ENC1", and the numbers of pieces, of dimensions and of bytes of their names. */
const header = 16
const magic = 0x31434e45

const [piecesRead, longestPiece, usualUnity] = [48, 18, 0.2]

const noFeatures: PieceFeatures = {
  meanRank: 0,
  mostRank: 0,
  mostNearness: 0,
  meanNearness: 0,
  unity: 0,
  norm: 0,
  pieces: 0,
  single: 0,
  mostWeight: 0,
}

/** Plain letters and signs, one a line. */
function namesIn(bytes: Uint8Array): string[] {
  const part = 8_192
  let text = ''
  for (let at = 0; at < bytes.length; at += part) text += String.fromCharCode(...bytes.subarray(at, at + part))
  return text.split('\n')
}

function partsOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < header || view.getUint32(0, true) !== magic) throw new Error('This isn’t a token table.')
  const numberAt = (offset: number) => view.getUint32(offset, true)
  const [count, dimensions, names] = [numberAt(4), numberAt(8), numberAt(12)]
  const floats = header + names
  const rows = floats + 12 * count
  if (bytes.length !== rows + count * dimensions) throw new Error('The token table is incomplete.')
  const floatsAt = (part: number) => new Float32Array(bytes.buffer, bytes.byteOffset + floats + 4 * count * part, count)
  return {
    count,
    dimensions,
    names: namesIn(bytes.subarray(header, floats)).slice(0, count),
    scales: floatsAt(0),
    weights: floatsAt(1),
    ranks: floatsAt(2),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + rows, count * dimensions),
    /** Written over by each idea, to leave no garbage. */
    sum: new Float64Array(dimensions),
    units: new Float64Array(dimensions),
  }
}

type Parts = ReturnType<typeof partsOf>

/** One map for the beginnings of words and one for what follows. */
function mapsOf(names: readonly string[]) {
  const starts = new Map<string, number>()
  const inner = new Map<string, number>()
  for (const [at, name] of names.entries()) {
    if (name.length > 2 && name.startsWith('##')) inner.set(name.slice(2), at)
    else starts.set(name, at)
  }
  return { starts, inner }
}

const plainLetters = (text: string): string =>
  text
    .slice(0, maxLettersRead)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** The longest known pieces one after the other; none where a rest of the word is unknown. */
function piecesOfWord(word: string, { starts, inner }: ReturnType<typeof mapsOf>): readonly number[] {
  const whole = starts.get(word)
  if (whole !== undefined) return [whole]
  const found: number[] = []
  for (let start = 0; start < word.length; ) {
    const map = start === 0 ? starts : inner
    let end = Math.min(word.length, start + longestPiece)
    while (end > start && !map.has(word.slice(start, end))) end -= 1
    if (end === start) return []
    found.push(map.get(word.slice(start, end)) ?? 0)
    start = end
  }
  return found
}

const [endings, shortestPart] = [new Set('s es ed d ing er ers r ly less ful'.split(' ')), 3]

function isWholeWord(word: string, { starts }: ReturnType<typeof mapsOf>): boolean {
  if (starts.has(word)) return true
  for (let end = shortestPart; end < word.length; end += 1) {
    const rest = word.slice(end)
    const isEnding = endings.has(rest) && (/^[^rd]/.test(rest) || word[end - 1] === 'e')
    const isWord = rest.length > shortestPart && starts.has(rest)
    if ((isEnding || isWord) && starts.has(word.slice(0, end))) return true
  }
  return false
}

function shorten(sum: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(sum, sum))
  if (length > 0) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) / length
  return sum
}

export function meanVector(directions: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(directions[0]?.length ?? 0)
  for (const one of directions) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (one[at] ?? 0)
  return shorten(sum)
}

/** Two sums at a time: each addition waits for the one before it. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < a.length; at += 2) {
    even += (a[at] as number) * (b[at] as number)
    odd += (a[at + 1] as number) * (b[at + 1] as number)
  }
  return even + odd
}

/** Directions one after the other; where they are odd in number, one of zeros follows. */
export interface VectorMatrix {
  count: number
  numbers: Float32Array
}

export function toMatrix(directions: readonly Float32Array[]): VectorMatrix {
  const [count, size] = [directions.length, directions[0]?.length ?? 0]
  const numbers = new Float32Array((count + (count % 2)) * size)
  for (const [at, one] of directions.entries()) numbers.set(one, at * size)
  return { count, numbers }
}

/** The same as `dot` with each, to the last digit; two at a time, so that each number of the direction is read once. */
export function dotProducts({ count, numbers }: VectorMatrix, direction: Float32Array): Float64Array {
  const size = direction.length
  const found = new Float64Array(count)
  for (let row = 0; row < count; row += 2) {
    const one = row * size
    const next = one + size
    let [even, odd, nextEven, nextOdd] = [0, 0, 0, 0]
    for (let at = 0; at + 1 < size; at += 2) {
      const first = direction[at] as number
      const second = direction[at + 1] as number
      even += first * (numbers[one + at] as number)
      odd += second * (numbers[one + at + 1] as number)
      nextEven += first * (numbers[next + at] as number)
      nextOdd += second * (numbers[next + at + 1] as number)
    }
    found[row] = even + odd
    if (row + 1 < count) found[row + 1] = nextEven + nextOdd
  }
  return found
}

function lengthsOf({ rows, count, dimensions }: Parts): Float32Array {
  const lengths = new Float32Array(count)
  for (let piece = 0; piece < count; piece += 1) {
    let sum = 0
    for (let at = piece * dimensions; at < (piece + 1) * dimensions; at += 1) sum += (rows[at] as number) ** 2
    lengths[piece] = Math.max(1e-9, Math.sqrt(sum))
  }
  return lengths
}

function readFeatures(
  parts: Parts,
  lengths: Float32Array,
  pieces: readonly number[],
  problem: Float32Array,
): PieceFeatures {
  const once = [...new Set(pieces)]
  if (once.length === 0) return noFeatures
  const { rows, dimensions, scales, weights, ranks } = parts
  const sum = parts.sum.fill(0)
  const units = parts.units.fill(0)
  let [all, rank, near] = [0, 0, 0]
  let [mostRank, mostNearness, mostWeight] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const piece of once) {
    const weight = weights[piece] as number
    const scaled = weight * (scales[piece] as number)
    const toUnit = 1 / (lengths[piece] as number)
    let nearness = 0
    for (let at = 0, from = piece * dimensions; at < dimensions; at += 1) {
      const value = rows[from + at] as number
      nearness += value * (problem[at] as number)
      sum[at] = (sum[at] as number) + scaled * value
      units[at] = (units[at] as number) + toUnit * value
    }
    nearness *= toUnit
    all += weight
    rank += weight * (ranks[piece] as number)
    near += weight * nearness
    mostRank = Math.max(mostRank, ranks[piece] as number)
    mostNearness = Math.max(mostNearness, nearness)
    mostWeight = Math.max(mostWeight, weight)
  }
  return {
    meanRank: rank / all,
    mostRank,
    mostNearness,
    meanNearness: near / all,
    unity: unityBy(units, once.length),
    norm: Math.sqrt(squares(sum)) / all,
    pieces: Math.log(once.length),
    single: once.length === 1 ? 1 : 0,
    mostWeight: Math.log(mostWeight),
  }
}

function squares(sum: Float64Array): number {
  let all = 0
  for (let at = 0; at < sum.length; at += 1) all += (sum[at] as number) ** 2
  return all
}

const unityBy = (units: Float64Array, count: number): number =>
  count > 1 ? (squares(units) - count) / (count * (count - 1)) : usualUnity

export function parseEmbedding(bytes: Uint8Array): Embedding {
  const parts = partsOf(bytes.byteOffset % 4 === 0 ? bytes : bytes.slice())
  const { rows, dimensions, scales, weights, names } = parts
  const maps = mapsOf(names)
  const lengths = lengthsOf(parts)

  function piecesOf(text: string): number[] {
    const found: number[] = []
    for (const word of plainLetters(text).match(/[\p{L}\p{N}\p{M}]+|[^\s]/gu) ?? []) {
      found.push(...piecesOfWord(word, maps))
      if (found.length >= piecesRead) break
    }
    return found.slice(0, piecesRead)
  }

  function directionOf(pieces: readonly number[]): Float32Array {
    const sum = parts.sum.fill(0)
    for (const piece of pieces) {
      const weight = (weights[piece] as number) * (scales[piece] as number)
      for (let at = 0, from = piece * dimensions; at < dimensions; at += 1)
        sum[at] = (sum[at] as number) + weight * (rows[from + at] as number)
    }
    return shorten(new Float32Array(sum))
  }

  const directionOfWord = memoizeText(wordCacheLimits, (word) => directionOf(piecesOf(word)))

  function unityOf(words: readonly string[]) {
    const once = [...new Set(words)].map(directionOfWord).filter((direction) => direction.some((value) => value !== 0))
    const sum = parts.sum.fill(0)
    for (const direction of once)
      for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] as number) + (direction[at] as number)
    return { mean: unityBy(sum, once.length), pairs: (once.length * (once.length - 1)) / 2 }
  }

  return {
    dimensions,
    piecesOf,
    directionOf,
    unityOf,
    isWhole: memoizeText(wordCacheLimits, (word) => isWholeWord(plainLetters(word), maps)),
    rankOf: (word) => parts.ranks[maps.starts.get(word) ?? Number.NaN] ?? null,
    piecesIn: memoizeText(wordCacheLimits, (word) => piecesOf(word).length),
    signsOf: (pieces, problem) => readFeatures(parts, lengths, pieces, problem),
  }
}
