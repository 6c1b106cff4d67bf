import { type IdeaQuery, mapWords } from './idea-query.ts'
import type { NumberSet } from './number-set.ts'
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

  /**
   * By the rule of `similarityOfGists` without containment. Three stems or more that share less than a third are passed over: letters can
   * hardly agree, and with one word in common they would be most of the work.
   */
  nearTo(idea: IdeaQuery, some: readonly number[]): number[] {
    const summaries = this.#summaries
    const numbers = this.#numbers
    for (const entry of some) this.#touched ^= summaries[entry * width] ?? 0
    const maybe = some.filter((entry) => this.#mayBeNear(entry * width, idea))
    for (const entry of maybe) this.#touched ^= numbers[summaries[entry * width + start] ?? 0] ?? 0
    return maybe.filter((entry) => this.#isNear(entry * width, idea))
  }

  #isNear(at: number, idea: IdeaQuery): boolean {
    const from = this.#summaries[at + start] ?? 0
    const length = (this.#summaries[at + counts] ?? 0) >>> trigramBits
    const trigrams = (this.#summaries[at + counts] ?? 0) & trigramMask
    const common = this.#stemsFrom(from, length, idea.stems)
    if (areTooFew(common, Math.min(idea.stemCount, length))) return false
    if (jaccard(common, idea.stemCount, length) >= sameIdea) return true
    const most = this.#stemTrigrams.mostIn(this.#numbers, from, from + length, idea.trigrams)
    if (dice(most, idea.trigramCount, trigrams) < sameIdea) return false
    if (this.#stemTrigrams.sizeOf(this.#numbers, from, from + length) === trigrams) return true
    const shared = this.#stemTrigrams.countIn(this.#numbers, from, from + length, idea.trigrams)
    return dice(shared, idea.trigramCount, trigrams) >= sameIdea
  }

  /** Never no where the rule says yes. */
  #mayBeNear(at: number, idea: IdeaQuery): boolean {
    const length = (this.#summaries[at + counts] ?? 0) >>> trigramBits
    const trigrams = (this.#summaries[at + counts] ?? 0) & trigramMask
    const common = idea.stemMap.mostIn(this.#summaries, at + stemMap, length)
    if (areTooFew(common, Math.min(idea.stemCount, length))) return false
    if (jaccard(common, idea.stemCount, length) >= sameIdea) return true
    const shared = idea.trigrams.map.mostIn(this.#summaries, at + trigramMap, trigrams)
    return dice(shared, idea.trigramCount, trigrams) >= sameIdea
  }
}

function withRoom(numbers: Uint32Array<ArrayBuffer>, wanted: number) {
  if (wanted <= numbers.length) return numbers
  const room = new Uint32Array(Math.max(wanted, Math.ceil(numbers.length * 1.25)))
  room.set(numbers)
  return room
}
