// A posting is three places in a row: one look into memory finds all of it.
const [key, value, next, width] = [0, 1, 2, 3]

/**
 * Numbers filed under numbers, in flat memory: a hash table with chains, because a Map of a million small arrays would
 * take ten times the room. Grows by doubling, and lays what is chained side by side each time.
 */
export class Postings {
  #heads = new Int32Array(1024).fill(-1)
  #postings = new Int32Array(1024 * width)
  #size = 0

  /** Files a value (an integer of 31 bits) under a key (an integer of 32 bits). */
  add(under: number, filed: number): void {
    if (this.#size === this.#heads.length) this.#grow()
    const place = this.#size * width
    const slot = under & (this.#heads.length - 1)
    this.#postings[place + key] = under
    this.#postings[place + value] = filed
    this.#postings[place + next] = this.#heads[slot] ?? -1
    this.#heads[slot] = place
    this.#size += 1
  }

  /** Calls back with each value filed under the key. */
  each(under: number, found: (value: number) => void): void {
    const postings = this.#postings
    const wanted = under | 0
    for (let at = this.#heads[under & (this.#heads.length - 1)] ?? -1; at !== -1; at = postings[at + next] ?? -1) {
      if (postings[at + key] === wanted) found(postings[at + value] ?? 0)
    }
  }

  #grow(): void {
    const [heads, postings] = [this.#heads, this.#postings]
    this.#heads = new Int32Array(heads.length * 2).fill(-1)
    this.#postings = new Int32Array(postings.length * 2)
    this.#size = 0
    for (const head of heads) {
      for (let at = head; at !== -1; at = postings[at + next] ?? -1)
        this.add(postings[at + key] ?? 0, postings[at + value] ?? 0)
    }
  }
}
