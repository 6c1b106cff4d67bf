import { bitsInFour } from './bit-map.ts'
import { type IdeaQuery, mapWords } from './idea-query.ts'
import type { NumberList, NumberSet } from './number-set.ts'
import { sameIdea } from './similarity.ts'
import type { StemTrigrams } from './stem-trigrams.ts'

// Stems: 12 bits of the counts; trigrams: 20.
const [start, counts, stemMap] = [0, 1, 2]
const trigramMap = stemMap + mapWords.stems
const width = trigramMap + mapWords.trigrams
const trigramBits = 20
const trigramMask = (1 << trigramBits) - 1

const areTooFew = (common: number, smaller: number): boolean => smaller >= 3 && 3 * common < smaller

const jaccard = (common: number, one: number, other: number): number => common / (one + other - common)

const dice = (common: number, one: number, other: number): number => (2 * common) / (one + other)

/** Stem numbers in flat memory, and apart from them 32 bytes an entry that rule most out: far memory is what costs. */
export class Entries {
  readonly #stemTrigrams: StemTrigrams
  #summaries = new Uint32Array(64 * width)
  #numbers = new Uint32Array(256)
  #size = 0
  #end = 0
  #touched = 0

  constructor(stemTrigrams: StemTrigrams) {
    this.#stemTrigrams = stemTrigrams
  }

  get size(): number {
    return this.#size
  }

  add(stemNumbers: readonly number[], idea: IdeaQuery): number {
    const [at, end] = [this.#size * width, this.#end + stemNumbers.length]
    this.#summaries = withRoom(this.#summaries, at + width)
    this.#numbers = withRoom(this.#numbers, end)
    this.#numbers.set(stemNumbers, this.#end)
    this.#summaries[at + start] = this.#end
    this.#summaries[at + counts] = (stemNumbers.length << trigramBits) | idea.trigramCount
    this.#summaries.set(idea.stemMap.words, at + stemMap)
    this.#summaries.set(idea.trigrams.map.words, at + trigramMap)
    this.#end = end
    this.#size += 1
    return this.#size - 1
  }

  stemCount(entry: number): number {
    return (this.#summaries[entry * width + counts] ?? 0) >>> trigramBits
  }

  stemsIn(entry: number, sought: NumberSet): number {
    return this.#stemsFrom(this.#summaries[entry * width + start] ?? 0, this.stemCount(entry), sought)
  }

  #stemsFrom(from: number, length: number, sought: NumberSet): number {
    const numbers = this.#numbers
    let count = 0
    for (let at = from; at < from + length; at += 1) if (sought.has(numbers[at] ?? 0)) count += 1
    return count
  }

  /** `similarityOfGists` without containment. From three stems on a third must be shared: others are most of the work. */
  keepNear(idea: IdeaQuery, some: NumberList): void {
    this.#keepLikelyNear(idea, some)
    const { numbers, size } = some
    let touched = 0
    for (let at = 0; at < size; at += 1)
      touched ^= this.#numbers[this.#summaries[(numbers[at] ?? 0) * width + start] ?? 0] ?? 0
    this.#touched ^= touched
    some.size = 0
    for (let at = 0; at < size; at += 1) {
      const entry = numbers[at] ?? 0
      if (this.#isNear(entry * width, idea)) some.add(entry)
    }
  }

  #bringNear({ numbers, size }: NumberList): void {
    let touched = 0
    for (let at = 0; at < size; at += 1) touched ^= this.#summaries[(numbers[at] ?? 0) * width] ?? 0
    this.#touched ^= touched
  }

  #keepLikelyNear(idea: IdeaQuery, some: NumberList): void {
    const { numbers, size } = some
    const summaries = this.#summaries
    const [first = 0, second = 0, third = 0, fourth = 0] = idea.trigrams.map.words
    const trigrams = idea.trigramCount
    this.#bringNear(some)
    some.size = 0
    for (let at = 0; at < size; at += 1) {
      const entry = numbers[at] ?? 0
      const from = entry * width + trigramMap
      const differ = bitsInFour(
        (summaries[from] ?? 0) ^ first,
        (summaries[from + 1] ?? 0) ^ second,
        (summaries[from + 2] ?? 0) ^ third,
        (summaries[from + 3] ?? 0) ^ fourth,
      )
      const all = trigrams + ((summaries[entry * width + counts] ?? 0) & trigramMask)
      if (all - differ >= sameIdea * all || this.#mayShareStems(entry * width, idea)) some.add(entry)
    }
  }

  #isNear(at: number, idea: IdeaQuery): boolean {
    const numbers = this.#numbers
    const stemTrigrams = this.#stemTrigrams
    const from = this.#summaries[at + start] ?? 0
    const length = (this.#summaries[at + counts] ?? 0) >>> trigramBits
    const trigrams = (this.#summaries[at + counts] ?? 0) & trigramMask
    const to = from + length
    const sums = stemTrigrams.sumsOf(numbers, from, to, idea)
    if (areTooFew(sums.common, Math.min(idea.stemCount, length))) return false
    if (jaccard(sums.common, idea.stemCount, length) >= sameIdea) return true
    const most = sums.trigrams
    if (dice(most + length - 1, idea.trigramCount, trigrams) < sameIdea) return false
    // So many occur again: without them it is never more than what both have.
    const again = sums.all + length - 1 - trigrams
    if (dice(most - again, idea.trigramCount, trigrams) >= sameIdea) return true
    const mostInAll = most + stemTrigrams.countBetween(numbers, from, to, idea.trigrams)
    if (dice(mostInAll, idea.trigramCount, trigrams) < sameIdea) return false
    if (dice(mostInAll - again, idea.trigramCount, trigrams) >= sameIdea) return true
    return dice(stemTrigrams.countIn(numbers, from, to, idea.trigrams), idea.trigramCount, trigrams) >= sameIdea
  }

  #mayShareStems(at: number, idea: IdeaQuery): boolean {
    const length = (this.#summaries[at + counts] ?? 0) >>> trigramBits
    const common = idea.stemMap.mostIn(this.#summaries, at + stemMap, length)
    return jaccard(common, idea.stemCount, length) >= sameIdea
  }
}

function withRoom(numbers: Uint32Array<ArrayBuffer>, wanted: number) {
  if (wanted <= numbers.length) return numbers
  const room = new Uint32Array(Math.max(wanted, Math.ceil(numbers.length * 1.25)))
  room.set(numbers)
  return room
}
