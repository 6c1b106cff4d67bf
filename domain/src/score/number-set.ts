/** A set of small whole numbers from 0 on that is emptied at once, however full it is. */
export class NumberSet {
  #turnOf = new Int32Array(1024)
  #turn = 1

  clear(): void {
    this.#turn += 1
  }

  /** How many of the numbers from one place up to another are in. */
  countOf(numbers: Uint32Array, from: number, to: number): number {
    const [turnOf, turn] = [this.#turnOf, this.#turn]
    let count = 0
    for (let at = from; at < to; at += 1) if (turnOf[numbers[at] ?? 0] === turn) count += 1
    return count
  }

  /** Answers whether it was not in yet. */
  add(number: number): boolean {
    if (number >= this.#turnOf.length) this.#grow(number)
    if (this.#turnOf[number] === this.#turn) return false
    this.#turnOf[number] = this.#turn
    return true
  }

  #grow(number: number): void {
    const room = new Int32Array(Math.max(number + 1, 2 * this.#turnOf.length))
    room.set(this.#turnOf)
    this.#turnOf = room
  }
}
