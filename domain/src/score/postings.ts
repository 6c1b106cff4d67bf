const none = -1

/** Below `none` a slot says where a run begins. */
const runAt = (reference: number): number => none - 1 - reference

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0

/** An open hash table (Knuth 1973) in flat memory: a Map of small arrays would take ten times the room. */
export class Postings {
  #slots = new Int32Array(2 * 1024).fill(none)
  #keys = 0
  // Each run: its length, and room for the next power of two.
  #runs = new Int32Array(1024)
  #end = 0

  /** A value of 31 bits under a key of 32. */
  add(under: number, filed: number): void {
    const at = this.#slotOf(under)
    const known = this.#slots[at + 1] ?? none
    if (known === none) this.#addKey(at, under, filed)
    else this.#slots[at + 1] = runAt(known >= 0 ? this.#runOfTwo(known, filed) : this.#lengthen(runAt(known), filed))
  }

  each(under: number, found: (value: number) => void): void {
    const known = this.#slots[this.#slotOf(under) + 1] ?? none
    if (known >= 0) found(known)
    else if (known !== none) this.#eachOf(runAt(known), found)
  }

  #eachOf(run: number, found: (value: number) => void): void {
    const runs = this.#runs
    const end = run + (runs[run] ?? 0)
    for (let at = run + 1; at <= end; at += 1) found(runs[at] ?? 0)
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

  #newRun(room: number): number {
    const run = this.#end
    this.#end = run + 1 + room
    if (this.#end > this.#runs.length) {
      const doubled = new Int32Array(Math.max(this.#end, this.#runs.length * 2))
      doubled.set(this.#runs)
      this.#runs = doubled
    }
    return run
  }

  #runOfTwo(one: number, other: number): number {
    const run = this.#newRun(2)
    this.#runs[run] = 2
    this.#runs[run + 1] = one
    this.#runs[run + 2] = other
    return run
  }

  #lengthen(run: number, value: number): number {
    const count = this.#runs[run] ?? 0
    const grown = isPowerOfTwo(count) ? this.#newRun(2 * count) : run
    if (grown !== run) this.#runs.copyWithin(grown + 1, run + 1, run + 1 + count)
    this.#runs[grown] = count + 1
    this.#runs[grown + 1 + count] = value
    return grown
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
