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

/** Whole numbers in flat memory that is used again: a look then leaves no garbage. */
export class NumberList {
  numbers = new Int32Array(1024)
  size = 0

  add(number: number): void {
    if (this.size === this.numbers.length) this.#grow()
    this.numbers[this.size] = number
    this.size += 1
  }

  #grow(): void {
    const room = new Int32Array(2 * this.size)
    room.set(this.numbers)
    this.numbers = room
  }
}
