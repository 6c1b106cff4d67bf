/** Small whole numbers; emptied at once, however full. */
export class NumberSet {
  #turnOf = new Uint8Array(1024)
  #turn = 1

  clear(): void {
    this.#turn += 1
    if (this.#turn < 256) return
    this.#turnOf.fill(0)
    this.#turn = 1
  }

  has(number: number): boolean {
    return this.#turnOf[number] === this.#turn
  }

  add(number: number): boolean {
    if (number >= this.#turnOf.length) this.#grow(number)
    if (this.#turnOf[number] === this.#turn) return false
    this.#turnOf[number] = this.#turn
    return true
  }

  #grow(number: number): void {
    const room = new Uint8Array(Math.max(number + 1, 2 * this.#turnOf.length))
    room.set(this.#turnOf)
    this.#turnOf = room
  }
}
