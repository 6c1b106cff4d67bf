import type { NumberSet } from './number-set.ts'

/**
 * Ideas as numbers of their stems and of their trigrams, one behind the other in flat memory: objects would take ten
 * times the room, and most of the time would go into finding them. Grows by doubling.
 */
export class Entries {
  // Two rows for each: where its stems begin, and where its trigrams do.
  #starts = new Uint32Array(1024)
  #numbers = new Uint32Array(4096)
  #size = 0

  get size(): number {
    return this.#size / 2
  }

  /** Answers with the number of the new one. */
  add(stems: readonly number[], trigrams: readonly number[]): number {
    this.#addRow(stems)
    this.#addRow(trigrams)
    return this.size - 1
  }

  stemCount(entry: number): number {
    return this.#lengthOf(2 * entry)
  }

  trigramCount(entry: number): number {
    return this.#lengthOf(2 * entry + 1)
  }

  /** How many of its stems are in the set. */
  stemsIn(entry: number, set: NumberSet): number {
    return this.#countIn(2 * entry, set)
  }

  trigramsIn(entry: number, set: NumberSet): number {
    return this.#countIn(2 * entry + 1, set)
  }

  #addRow(row: readonly number[]): void {
    const start = this.#starts[this.#size] ?? 0
    if (this.#size + 2 > this.#starts.length) this.#starts = doubled(this.#starts)
    while (start + row.length > this.#numbers.length) this.#numbers = doubled(this.#numbers)
    this.#numbers.set(row, start)
    this.#size += 1
    this.#starts[this.#size] = start + row.length
  }

  #lengthOf(row: number): number {
    return (this.#starts[row + 1] ?? 0) - (this.#starts[row] ?? 0)
  }

  #countIn(row: number, set: NumberSet): number {
    return set.countOf(this.#numbers, this.#starts[row] ?? 0, this.#starts[row + 1] ?? 0)
  }
}

function doubled(numbers: Uint32Array<ArrayBuffer>) {
  const room = new Uint32Array(numbers.length * 2)
  room.set(numbers)
  return room
}
