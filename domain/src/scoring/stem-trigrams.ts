import { BitMap } from './bit-map.ts'
import type { NumberSet } from './number-set.ts'
import { hashBetween, hashesOfStem } from './stem-hashes.ts'

/** What was counted for one query never stands for another. */
let turns = 0

export class HashQuery {
  #hashes = new Uint32Array(1024)
  #turnOf = new Uint32Array(1024)
  #countOf = new Uint32Array(1024)
  #turn = 0
  #count = 0
  #size = 0
  readonly map: BitMap

  constructor(words: number) {
    this.map = new BitMap(words)
  }

  clear(): void {
    this.#turn = ++turns
    this.#size = 0
    this.map.clear()
  }

  add(hash: number): void {
    const at = this.#placeOf(hash)
    if (this.#turnOf[at] === this.#turn) return
    this.#hashes[at] = hash
    this.#turnOf[at] = this.#turn
    this.#size += 1
    this.map.add(hash)
    if (this.#size * 2 > this.#hashes.length) this.#grow()
  }

  startCount(): void {
    this.#count += 1
  }

  get turn(): number {
    return this.#turn
  }

  has(hash: number): boolean {
    return this.#turnOf[this.#placeOf(hash)] === this.#turn
  }

  meets(hash: number): boolean {
    const at = this.#placeOf(hash)
    if (this.#turnOf[at] !== this.#turn || this.#countOf[at] === this.#count) return false
    this.#countOf[at] = this.#count
    return true
  }

  #placeOf(hash: number): number {
    const last = this.#hashes.length - 1
    let at = hash & last
    while (this.#turnOf[at] === this.#turn && this.#hashes[at] !== hash) at = (at + 1) & last
    return at
  }

  #grow(): void {
    const sought = this.#hashes.filter((_, at) => this.#turnOf[at] === this.#turn)
    const places = this.#hashes.length * 2
    this.#hashes = new Uint32Array(places)
    this.#turnOf = new Uint32Array(places)
    this.#countOf = new Uint32Array(places)
    this.clear()
    for (const hash of sought) this.add(hash)
  }
}

const countedNumbers = 4

/** Over the stems of an entry: stems of the idea, trigrams of the idea, and all trigrams, each as often as it occurs. */
export interface StemSums {
  common: number
  trigrams: number
  all: number
}

/** Trigrams of an idea are those of its stems and one more between two neighbours, so that nothing is kept for an idea. */
export class StemTrigrams {
  #hashes = new Uint32Array(1024)
  #ends = new Uint32Array(128)
  #lasts = new Uint32Array(128)
  #firsts = new Uint32Array(128)
  /** Of each stem the query it was last counted for and what was counted, side by side: one far read instead of four. */
  #counted = new Uint32Array(countedNumbers * 128)
  #size = 0
  readonly #sums: StemSums = { common: 0, trigrams: 0, all: 0 }

  add(stem: string): void {
    if (this.#size === this.#ends.length) {
      this.#ends = doubled(this.#ends)
      this.#lasts = doubled(this.#lasts)
      this.#firsts = doubled(this.#firsts)
      this.#counted = doubled(this.#counted)
    }
    const { trigrams, last, first } = hashesOfStem(stem)
    let end = this.#startOf(this.#size)
    for (const hash of trigrams) {
      if (end === this.#hashes.length) this.#hashes = doubled(this.#hashes)
      this.#hashes[end] = hash
      end += 1
    }
    this.#ends[this.#size] = end
    this.#lasts[this.#size] = last
    this.#firsts[this.#size] = first
    this.#size += 1
  }

  countIn(stems: Uint32Array, from: number, to: number, sought: HashQuery): number {
    sought.startCount()
    let count = 0
    for (let at = from; at < to; at += 1) {
      const stem = stems[at] ?? 0
      const end = this.#startOf(stem + 1)
      for (let place = this.#startOf(stem); place < end; place += 1)
        if (sought.meets(this.#hashes[place] ?? 0)) count += 1
      if (at > from && sought.meets(this.#hashBetween(stems[at - 1] ?? 0, stem))) count += 1
    }
    return count
  }

  /** With the trigrams of `sumsOf` never less than `countIn`: a trigram of several stems counts with each. */
  countBetween(stems: Uint32Array, from: number, to: number, sought: HashQuery): number {
    let count = 0
    for (let at = from + 1; at < to; at += 1)
      if (sought.has(this.#hashBetween(stems[at - 1] ?? 0, stems[at] ?? 0))) count += 1
    return count
  }

  /** Between two calls of `clear` of the trigrams, the stems stay the same too. The next call writes over the answer. */
  sumsOf(stems: Uint32Array, from: number, to: number, sought: { stems: NumberSet; trigrams: HashQuery }): StemSums {
    const counted = this.#counted
    const { turn } = sought.trigrams
    let common = 0
    let trigrams = 0
    let all = 0
    for (let at = from; at < to; at += 1) {
      const stem = stems[at] ?? 0
      const place = countedNumbers * stem
      if (counted[place] !== turn) this.#count(stem, sought.stems.has(stem), sought.trigrams)
      common += counted[place + 1] ?? 0
      trigrams += counted[place + 2] ?? 0
      all += counted[place + 3] ?? 0
    }
    const sums = this.#sums
    sums.common = common
    sums.trigrams = trigrams
    sums.all = all
    return sums
  }

  #count(stem: number, isCommon: boolean, sought: HashQuery): void {
    const start = this.#startOf(stem)
    const end = this.#startOf(stem + 1)
    let count = 0
    for (let at = start; at < end; at += 1) if (sought.has(this.#hashes[at] ?? 0)) count += 1
    const place = countedNumbers * stem
    this.#counted[place] = sought.turn
    this.#counted[place + 1] = isCommon ? 1 : 0
    this.#counted[place + 2] = count
    this.#counted[place + 3] = end - start
  }

  #startOf(stem: number): number {
    return stem === 0 ? 0 : (this.#ends[stem - 1] ?? 0)
  }

  #hashBetween(stem: number, next: number): number {
    return hashBetween(this.#lasts[stem] ?? 0, this.#firsts[next] ?? 0)
  }
}

function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const room = new Uint32Array(numbers.length * 2)
  room.set(numbers)
  return room
}
