import { NumberSet } from './number-set.ts'

/** How many bits of a word are set (Warren 2002). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Notes a number in a map of so many words, a power of two: one bit, which it shares with others. */
export function add(number: number, maps: Uint32Array, from: number, words: number): void {
  const word = from + ((number >>> 5) & (words - 1))
  maps[word] = (maps[word] ?? 0) | (1 << (number & 31))
}

/** A map of numbers that are looked for in many lists: it tells of most lists that they hold too few. */
export class QueryMap {
  readonly #map: Uint32Array
  #size = 0

  constructor(words: number) {
    this.#map = new Uint32Array(words)
  }

  clear(): void {
    this.#map.fill(0)
    this.#size = 0
  }

  /** A number that was not added yet. */
  add(number: number): void {
    this.#size += 1
    add(number, this.#map, 0, this.#map.length)
  }

  /**
   * The most that can be shared with a list of so many numbers whose map lies there: each bit that only one of the two
   * has stands for a number that the other lacks.
   */
  mostIn(maps: Uint32Array, from: number, count: number): number {
    let onlySought = 0
    let onlyThere = 0
    for (let word = 0; word < this.#map.length; word += 1) {
      const sought = this.#map[word] ?? 0
      const there = maps[from + word] ?? 0
      onlySought += bitsIn(sought & ~there)
      onlyThere += bitsIn(there & ~sought)
    }
    return Math.min(this.#size - onlySought, count - onlyThere)
  }
}

/** Small whole numbers that are looked for in many lists. */
export class QuerySet {
  readonly #numbers = new NumberSet()
  readonly map: QueryMap

  constructor(words: number) {
    this.map = new QueryMap(words)
  }

  clear(): void {
    this.#numbers.clear()
    this.map.clear()
  }

  add(number: number): void {
    if (this.#numbers.add(number)) this.map.add(number)
  }

  /** How many of the numbers from one place up to another are sought. */
  countIn(numbers: Uint32Array, from: number, to: number): number {
    return this.#numbers.countOf(numbers, from, to)
  }
}
