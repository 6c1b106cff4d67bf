import type { NumberList, NumberSet } from './number-set.ts'

/** Short lists of numbers of 16 bits, each behind its length. */
export class Runs {
  #starts = new Uint32Array(16)
  #numbers = new Uint16Array(128)
  #size = 0
  #end = 0
  readonly #left: number[][] = []
  /** Reads that do not wait for each other take little longer than one; without it they could be left out. */
  #near = 0

  get size(): number {
    return this.#size
  }

  begin(one: number, other: number): number {
    if (this.#size === this.#starts.length) this.#starts = withRoom(this.#starts, 2 * this.#size)
    const at = this.#roomFor(1)
    this.#numbers.set([2, one, other], at)
    this.#starts[this.#size] = at
    this.#size += 1
    return this.#size - 1
  }

  add(run: number, number: number): void {
    const count = this.#numbers[this.#starts[run] ?? 0] ?? 0
    const power = 31 - Math.clz32(count)
    if (count === 1 << power) this.#move(run, power)
    const at = this.#starts[run] ?? 0
    this.#numbers[at] = count + 1
    this.#numbers[at + 1 + count] = number
  }

  collect(runs: NumberList, higher: number, met: NumberSet, found: NumberList): void {
    this.#bringNear(runs)
    for (let one = 0; one < runs.size; one += 1) this.#collectRun(runs.numbers[one] ?? 0, higher, met, found)
  }

  #bringNear({ numbers: runs, size }: NumberList): void {
    for (let one = 0; one < size; one += 1) this.#near ^= this.#numbers[this.#starts[runs[one] ?? 0] ?? 0] ?? 0
  }

  #collectRun(run: number, higher: number, met: NumberSet, found: NumberList): void {
    const numbers = this.#numbers
    const from = (this.#starts[run] ?? 0) + 1
    const end = from + (numbers[from - 1] ?? 0)
    for (let at = from; at < end; at += 1) {
      const number = higher + (numbers[at] ?? 0)
      if (met.add(number)) found.add(number)
    }
  }

  #move(run: number, power: number): void {
    const from = this.#starts[run] ?? 0
    const to = this.#roomFor(power + 1)
    this.#numbers.copyWithin(to, from, from + 1 + (1 << power))
    this.#starts[run] = to
    this.#left[power] ??= []
    this.#left[power].push(from)
  }

  #roomFor(power: number): number {
    const left = this.#left[power]?.pop()
    if (left !== undefined) return left
    const at = this.#end
    this.#end += 1 + (1 << power)
    if (this.#end > this.#numbers.length) this.#numbers = withRoom(this.#numbers, Math.ceil(this.#end * 1.25))
    return at
  }
}

function withRoom<Numbers extends Uint16Array | Uint32Array>(numbers: Numbers, room: number): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(room)
  larger.set(numbers)
  return larger
}
