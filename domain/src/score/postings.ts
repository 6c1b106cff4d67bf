/**
 * Numbers filed under numbers, in flat memory: a hash table with chains, because a Map of a million small arrays would
 * take ten times the room. Grows by doubling.
 */
export class Postings {
  #heads = new Int32Array(1024).fill(-1)
  #keys = new Int32Array(1024)
  #values = new Int32Array(1024)
  #next = new Int32Array(1024)
  #size = 0

  /** Files a value (an integer of 31 bits) under a key (an integer of 32 bits). */
  add(key: number, value: number): void {
    if (this.#size === this.#heads.length) this.#grow()
    this.#keys[this.#size] = key
    this.#values[this.#size] = value
    this.#chain(this.#size)
    this.#size += 1
  }

  /** Calls back with each value filed under the key. */
  each(key: number, found: (value: number) => void): void {
    for (let at = this.#heads[this.#slot(key)] ?? -1; at !== -1; at = this.#next[at] ?? -1) {
      if (this.#keys[at] === (key | 0)) found(this.#values[at] ?? 0)
    }
  }

  #slot(key: number): number {
    return key & (this.#heads.length - 1)
  }

  #chain(at: number): void {
    const slot = this.#slot(this.#keys[at] ?? 0)
    this.#next[at] = this.#heads[slot] ?? -1
    this.#heads[slot] = at
  }

  #grow(): void {
    const doubled = (numbers: Int32Array<ArrayBuffer>) => {
      const room = new Int32Array(numbers.length * 2)
      room.set(numbers)
      return room
    }
    this.#keys = doubled(this.#keys)
    this.#values = doubled(this.#values)
    this.#next = doubled(this.#next)
    this.#heads = new Int32Array(this.#heads.length * 2).fill(-1)
    for (let at = 0; at < this.#size; at += 1) this.#chain(at)
  }
}
