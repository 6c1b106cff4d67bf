import type { NumberSet } from './number-set.ts'

export const none = -1

/** A number of 31 bits stands for itself alone; below `none` it says where a run of several begins. */
type Head = number

const runAt = (reference: number): number => none - 1 - reference

const gallopFactor = 8

/** Many lists of numbers in flat memory, each under its head: most hold a single number and take no room here. */
export class NumberRuns {
  // Each run: its length, and room for the next power of two.
  #runs = new Int32Array(1024)
  #end = 0
  readonly #freeRunsByPower: number[][] = []

  with(head: Head, filed: number): Head {
    if (head === none) return filed
    return runAt(head >= 0 ? this.#runOfTwo(head, filed) : this.#lengthen(runAt(head), filed))
  }

  count(head: Head): number {
    if (head >= 0) return 1
    return head === none ? 0 : (this.#runs[runAt(head)] ?? 0)
  }

  each(head: Head, found: (value: number) => void): void {
    if (head >= 0) found(head)
    else if (head !== none) this.#eachOf(runAt(head), found)
  }

  /** How many of them are new to `met`. */
  addTo(met: NumberSet, head: Head): number {
    if (head >= 0) return met.add(head) ? 1 : 0
    if (head === none) return 0
    const runs = this.#runs
    const run = runAt(head)
    const end = run + (runs[run] ?? 0)
    let added = 0
    for (let at = run + 1; at <= end; at += 1) if (met.add(runs[at] ?? 0)) added += 1
    return added
  }

  #eachOf(run: number, found: (value: number) => void): void {
    const runs = this.#runs
    const end = run + (runs[run] ?? 0)
    for (let at = run + 1; at <= end; at += 1) found(runs[at] ?? 0)
  }

  eachShared(few: Head, many: Head, found: (value: number) => void): void {
    if (many >= 0 && few === many) found(few)
    if (many >= none) return
    if (few >= 0 || this.count(many) > gallopFactor * this.count(few)) this.#eachByGalloping(few, runAt(many), found)
    else this.#eachByMerging(runAt(few), runAt(many), found)
  }

  #eachByGalloping(few: Head, long: number, found: (value: number) => void): void {
    const runs = this.#runs
    const last = long + (runs[long] ?? 0)
    let low = long + 1
    this.each(few, (wanted) => {
      let step = 1
      while (low + step <= last && (runs[low + step] ?? 0) < wanted) step *= 2
      let high = Math.min(low + step, last)
      low += step >>> 1
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((runs[middle] ?? 0) < wanted) low = middle + 1
        else high = middle
      }
      if (runs[low] === wanted) found(wanted)
    })
  }

  #eachByMerging(short: number, long: number, found: (value: number) => void): void {
    const runs = this.#runs
    const lastOfShort = short + (runs[short] ?? 0)
    const lastOfLong = long + (runs[long] ?? 0)
    let one = short + 1
    let other = long + 1
    while (one <= lastOfShort && other <= lastOfLong) {
      const a = runs[one] ?? 0
      const b = runs[other] ?? 0
      if (a === b) found(a)
      one += a <= b ? 1 : 0
      other += b <= a ? 1 : 0
    }
  }

  #newRun(power: number): number {
    const free = this.#freeRunsByPower[power]?.pop()
    if (free !== undefined) return free
    const run = this.#end
    this.#end = run + 1 + (1 << power)
    if (this.#end > this.#runs.length) {
      const larger = new Int32Array(Math.max(this.#end, Math.ceil(1.5 * this.#runs.length)))
      larger.set(this.#runs)
      this.#runs = larger
    }
    return run
  }

  #runOfTwo(one: number, other: number): number {
    const run = this.#newRun(1)
    this.#runs[run] = 2
    this.#runs[run + 1] = one
    this.#runs[run + 2] = other
    return run
  }

  #lengthen(run: number, value: number): number {
    const count = this.#runs[run] ?? 0
    const power = 31 - Math.clz32(count)
    const grown = count === 1 << power ? this.#move(run, power) : run
    this.#runs[grown] = count + 1
    this.#runs[grown + 1 + count] = value
    return grown
  }

  #move(run: number, power: number): number {
    const grown = this.#newRun(power + 1)
    this.#runs.copyWithin(grown + 1, run + 1, run + 1 + (1 << power))
    this.#freeRunsByPower[power] ??= []
    this.#freeRunsByPower[power].push(run)
    return grown
  }
}
