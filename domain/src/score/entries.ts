import { add, type QueryMap, type QuerySet } from './query-set.ts'
import type { HashQuery, StemTrigrams } from './stem-trigrams.ts'

// A summary: where the stems begin, how many stems and trigrams they are, and a map of each.
const [start, stems, trigrams, stemMap, trigramMap, width] = [0, 1, 2, 3, 4, 8]
/** Words of 32 bits that a map takes. */
export const mapWords = { stems: trigramMap - stemMap, trigrams: width - trigramMap } as const

/**
 * Ideas as numbers of their stems, one behind the other in flat memory: objects would take ten times the room, and most
 * of the time would go into finding them. What rules most of them out lies apart, in 32 bytes for each, because every
 * look into far memory costs more than all reckoning. Grows by a quarter.
 */
export class Entries {
  readonly #stemTrigrams: StemTrigrams
  #summaries = new Uint32Array(64 * width)
  #numbers = new Uint32Array(256)
  #size = 0
  #end = 0

  constructor(stemTrigrams: StemTrigrams) {
    this.#stemTrigrams = stemTrigrams
  }

  get size(): number {
    return this.#size
  }

  /** Answers with the number of the new one. */
  add(stemNumbers: readonly number[], trigramHashes: readonly number[]): number {
    const end = this.#end + stemNumbers.length
    this.#summaries = withRoom(this.#summaries, (this.#size + 1) * width)
    this.#numbers = withRoom(this.#numbers, end)
    this.#numbers.set(stemNumbers, this.#end)
    this.#sumUp(this.#size * width, stemNumbers, trigramHashes)
    this.#end = end
    this.#size += 1
    return this.#size - 1
  }

  stemCount(entry: number): number {
    return this.#summaries[entry * width + stems] ?? 0
  }

  trigramCount(entry: number): number {
    return this.#summaries[entry * width + trigrams] ?? 0
  }

  /** How many of its stems are sought. */
  stemsIn(entry: number, sought: QuerySet): number {
    const from = this.#summaries[entry * width + start] ?? 0
    return sought.countIn(this.#numbers, from, from + this.stemCount(entry))
  }

  trigramsIn(entry: number, sought: HashQuery): number {
    const from = this.#summaries[entry * width + start] ?? 0
    return this.#stemTrigrams.countIn(this.#numbers, from, from + this.stemCount(entry), sought)
  }

  /** Never less than `trigramsIn`, from the trigrams of its stems. */
  mostTrigramsOfStemsIn(entry: number, sought: HashQuery): number {
    const from = this.#summaries[entry * width + start] ?? 0
    return this.#stemTrigrams.mostIn(this.#numbers, from, from + this.stemCount(entry), sought)
  }

  /** Never less than `stemsIn`, and mostly not much more. */
  mostStemsIn(entry: number, sought: QueryMap): number {
    return sought.mostIn(this.#summaries, entry * width + stemMap, this.stemCount(entry))
  }

  mostTrigramsIn(entry: number, sought: QueryMap): number {
    return sought.mostIn(this.#summaries, entry * width + trigramMap, this.trigramCount(entry))
  }

  #sumUp(at: number, stemNumbers: readonly number[], trigramHashes: readonly number[]): void {
    this.#summaries.set([this.#end, stemNumbers.length, trigramHashes.length], at + start)
    for (const number of stemNumbers) add(number, this.#summaries, at + stemMap, mapWords.stems)
    for (const hash of trigramHashes) add(hash, this.#summaries, at + trigramMap, mapWords.trigrams)
  }
}

function withRoom(numbers: Uint32Array<ArrayBuffer>, wanted: number) {
  if (wanted <= numbers.length) return numbers
  const room = new Uint32Array(Math.max(wanted, Math.ceil(numbers.length * 1.25)))
  room.set(numbers)
  return room
}
