import { NumberRuns, none } from './number-runs.ts'
import type { NumberSet } from './number-set.ts'

/** An open hash table (Knuth 1973) in flat memory: a Map of small arrays would take ten times the room. */
export class Postings {
  #slots = new Int32Array(2 * 1024).fill(none)
  #keys = 0
  readonly #runs = new NumberRuns()

  /** A value of 31 bits under a key of 32. */
  add(under: number, filed: number): void {
    const at = this.#slotOf(under)
    const known = this.#slots[at + 1] ?? none
    if (known === none) this.#addKey(at, under, filed)
    else this.#slots[at + 1] = this.#runs.with(known, filed)
  }

  each(under: number, found: (value: number) => void): void {
    this.#runs.each(this.#slots[this.#slotOf(under) + 1] ?? none, found)
  }

  #slotOf(key: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    const wanted = key | 0
    let at = (wanted << 1) & last
    while (slots[at + 1] !== none && slots[at] !== wanted) at = (at + 2) & last
    return at
  }

  #addKey(at: number, key: number, value: number): void {
    this.#slots[at] = key
    this.#slots[at + 1] = value
    this.#keys += 1
    if (this.#keys * 8 > this.#slots.length * 3) this.#grow()
  }

  #grow(): void {
    const slots = this.#slots
    this.#slots = new Int32Array(slots.length * 2).fill(none)
    for (let at = 0; at < slots.length; at += 2) {
      const value = slots[at + 1] ?? none
      if (value === none) continue
      const moved = this.#slotOf(slots[at] ?? 0)
      this.#slots[moved] = slots[at] ?? 0
      this.#slots[moved + 1] = value
    }
  }
}

export class NumberedPostings {
  #heads = new Int32Array(1024).fill(none)
  readonly #runs = new NumberRuns()

  add(under: number, filed: number): void {
    if (under >= this.#heads.length) this.#grow(under)
    this.#heads[under] = this.#runs.with(this.#heads[under] ?? none, filed)
  }

  count(under: number): number {
    return this.#runs.count(this.#heads[under] ?? none)
  }

  /** How many of them are new to `met`. */
  addTo(met: NumberSet, under: number): number {
    return this.#runs.addTo(met, this.#heads[under] ?? none)
  }

  /** Of what was filed under both keys, ascending under each; the key of fewer comes first. */
  eachShared(few: number, many: number, found: (value: number) => void): void {
    this.#runs.eachShared(this.#heads[few] ?? none, this.#heads[many] ?? none, found)
  }

  #grow(wanted: number): void {
    const room = new Int32Array(Math.max(wanted + 1, Math.ceil(1.25 * this.#heads.length))).fill(none)
    room.set(this.#heads)
    this.#heads = room
  }
}
