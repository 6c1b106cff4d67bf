import type { WordVectors } from './word-vectors.ts'

export interface Term {
  stem: string
  place: number
  weight: number
  /** 0 to 1, to the problem that it was read against. */
  near: number
}

export interface Sense {
  terms: readonly Term[]
  /** Of length one; all zeros where no word is known. */
  direction: Float32Array
}

const unknownRank = 40_000
const termsRead = 24

const lostByProblemWords = 0.7

const weightOf = (rank: number): number => Math.log(20 + rank) - 2.5

export const rankOf = (vectors: WordVectors, { place }: Term): number =>
  place < 0 ? unknownRank : vectors.rankOf(place)

function termOf(vectors: WordVectors, word: string, stem: string, problem: Sense | null): Term {
  const written = vectors.placeOf(word)
  const term = { stem, place: written < 0 ? vectors.placeOf(stem) : written, weight: 0, near: 0 }
  if (problem) term.near = nearestIn(vectors, term, problem)
  term.weight = weightOf(rankOf(vectors, term)) * (1 - lostByProblemWords * term.near)
  return term
}

export function senseOf(
  vectors: WordVectors,
  words: Iterable<readonly [word: string, stem: string]>,
  problem: Sense | null = null,
): Sense {
  const terms = new Map<string, Term>()
  for (const [word, stem] of words) {
    if (terms.size >= termsRead) break
    if (!terms.has(stem)) terms.set(stem, termOf(vectors, word, stem, problem))
  }
  const direction = new Float32Array(vectors.dimensions)
  for (const { place } of terms.values())
    if (place >= 0) vectors.addTo(direction, place, weightOf(vectors.rankOf(place)))
  return { terms: [...terms.values()], direction: shortenToOne(direction) }
}

export function dot(a: Float32Array, b: Float32Array): number {
  // Two sums at a time: each addition waits for the one before it.
  let even = 0
  let odd = 0
  for (let at = 0; at + 1 < a.length; at += 2) {
    even += (a[at] ?? 0) * (b[at] ?? 0)
    odd += (a[at + 1] ?? 0) * (b[at + 1] ?? 0)
  }
  return a.length % 2 === 0 ? even + odd : even + odd + (a.at(-1) ?? 0) * (b[a.length - 1] ?? 0)
}

/** As `dot`, with a row and with the next one: their sums do not wait for each other. */
export function dotTwo(a: Float32Array, rows: Float32Array, row: number, found: Float64Array): void {
  const from = row * a.length
  const next = from + a.length
  let even = 0
  let odd = 0
  let evenOfNext = 0
  let oddOfNext = 0
  for (let at = 0; at + 1 < a.length; at += 2) {
    const first = a[at] ?? 0
    const second = a[at + 1] ?? 0
    even += first * (rows[from + at] ?? 0)
    odd += second * (rows[from + at + 1] ?? 0)
    evenOfNext += first * (rows[next + at] ?? 0)
    oddOfNext += second * (rows[next + at + 1] ?? 0)
  }
  const last = a.length - 1
  const left = a.length % 2 === 0 ? 0 : (a[last] ?? 0)
  found[row] = even + odd + left * (rows[from + last] ?? 0)
  found[row + 1] = evenOfNext + oddOfNext + left * (rows[next + last] ?? 0)
}

/** In place: memory of a direction lies outside of the heap, and costs more to get than to fill. */
export function shortenToOne(direction: Float32Array): Float32Array {
  const length = Math.sqrt(dot(direction, direction))
  if (length > 0) for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) / length
  return direction
}

export const nearness = (vectors: WordVectors, a: Term, b: Term): number => {
  if (a.stem === b.stem) return 1
  return a.place < 0 || b.place < 0 ? 0 : Math.max(0, vectors.cosine(a.place, b.place))
}

export function nearestIn(vectors: WordVectors, term: Term, idea: Sense): number {
  let most = 0
  for (const other of idea.terms) most = Math.max(most, nearness(vectors, term, other))
  return most
}

const nearestOfSecond = new Float64Array(termsRead)

const partOf = (held: number, all: number): number => (all === 0 ? 0 : held / all)

/** 0 to 1: each word aligned with the likest of the other idea (Mihalcea, Corley & Strapparava 2006). */
export function alignedLikeness(vectors: WordVectors, a: Sense, b: Sense): number {
  const second = b.terms
  let heldOfA = 0
  let allOfA = 0
  let heldOfB = 0
  let allOfB = 0
  nearestOfSecond.fill(0)
  for (const one of a.terms) {
    let most = 0
    for (let at = 0; at < second.length; at += 1) {
      const near = nearness(vectors, one, second[at] as Term)
      if (near > most) most = near
      if (near > (nearestOfSecond[at] ?? 0)) nearestOfSecond[at] = near
    }
    heldOfA += one.weight * most
    allOfA += one.weight
  }
  for (let at = 0; at < second.length; at += 1) {
    const { weight } = second[at] as Term
    heldOfB += weight * (nearestOfSecond[at] ?? 0)
    allOfB += weight
  }
  return (partOf(heldOfA, allOfA) + partOf(heldOfB, allOfB)) / 2
}
