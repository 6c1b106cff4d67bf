import { add, type QuerySet } from './query-set.ts'

// A summary: where the numbers begin, how many stems and trigrams they are, and a map of each.
const [start, stems, trigrams, stemMap, trigramMap, width] = [0, 1, 2, 3, 4, 8]
/** Words of 32 bits that a map takes. */
export const mapWords = { stems: trigramMap - stemMap, trigrams: width - trigramMap } as const

/**
 * Ideas as numbers of their stems and of their trigrams, one behind the other in flat memory: objects would take ten
 * times the room, and most of the time would go into finding them. What rules most of them out lies apart, in 32 bytes
 * for each, because every look into far memory costs more than all reckoning. Grows by doubling.
 */
export class Entries {
  #summaries = new Uint32Array(1024 * width)
  #numbers = new Uint32Array(4096)
  #size = 0
  #end = 0

  get size(): number {
    return this.#size
  }

  /** Answers with the number of the new one. */
  add(stemNumbers: readonly number[], trigramNumbers: readonly number[]): number {
    const end = this.#end + stemNumbers.length + trigramNumbers.length
    if ((this.#size + 1) * width > this.#summaries.length) this.#summaries = doubled(this.#summaries)
    while (end > this.#numbers.length) this.#numbers = doubled(this.#numbers)
    this.#numbers.set(stemNumbers, this.#end)
    this.#numbers.set(trigramNumbers, this.#end + stemNumbers.length)
    this.#sumUp(this.#size * width, stemNumbers, trigramNumbers)
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
    const from = this.#startOf(entry)
    return sought.countIn(this.#numbers, from, from + this.stemCount(entry))
  }

  trigramsIn(entry: number, sought: QuerySet): number {
    const from = this.#startOf(entry) + this.stemCount(entry)
    return sought.countIn(this.#numbers, from, from + this.trigramCount(entry))
  }

  /** Never less than `stemsIn`, and mostly not much more. */
  mostStemsIn(entry: number, sought: QuerySet): number {
    return sought.mostIn(this.#summaries, entry * width + stemMap, this.stemCount(entry))
  }

  mostTrigramsIn(entry: number, sought: QuerySet): number {
    return sought.mostIn(this.#summaries, entry * width + trigramMap, this.trigramCount(entry))
  }

  #sumUp(at: number, stemNumbers: readonly number[], trigramNumbers: readonly number[]): void {
    this.#summaries.set([this.#end, stemNumbers.length, trigramNumbers.length], at + start)
    for (const number of stemNumbers) add(number, this.#summaries, at + stemMap, mapWords.stems)
    for (const number of trigramNumbers) add(number, this.#summaries, at + trigramMap, mapWords.trigrams)
  }

  #startOf(entry: number): number {
    return this.#summaries[entry * width + start] ?? 0
  }
}

function doubled(numbers: Uint32Array<ArrayBuffer>) {
  const room = new Uint32Array(numbers.length * 2)
  room.set(numbers)
  return room
}
