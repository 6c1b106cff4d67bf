import { NumberList, type NumberSet } from './number-set.ts'
import { Runs } from './runs.ts'

/** Lower bits of a band (its place has the upper ones), below them an entry or, from `firstRun` on, a run. */
const valueBits = 16
const valueMask = (1 << valueBits) - 1
const firstRun = 1 << (valueBits - 1)
const runsAtMost = firstRun
const rooms = { first: [64, 256, 1024, 4096, 16_384], later: firstRun - 1 } as const
const fill = 0.8

interface Part {
  from: number
  room: number
  /** 0 is free; entries are counted from 1. */
  slots: Uint32Array
  taken: number
  runs: Runs
  bandsWhileGrowing: Uint32Array | null
}

/** Open hash table (Knuth 1973). A full part stays and the next begins, so that no list waits for a table to move. */
export class BandTable {
  readonly #bandsOfEntry: number
  readonly #parts: Part[] = []
  readonly #runs = new NumberList()
  /** Reads that do not wait for each other take little longer than one; this use keeps them in the program. */
  #near = 0

  constructor(bandsOfEntry: number) {
    this.#bandsOfEntry = bandsOfEntry
  }

  /** Entries come in the order of their numbers. */
  add(entry: number, bands: Uint32Array): void {
    const part = this.#partFor(entry)
    part.bandsWhileGrowing?.set(bands, (entry - part.from) * this.#bandsOfEntry)
    this.#bringNear(part, bands)
    for (let at = 0; at < bands.length; at += 1) file(part, bands[at] ?? 0, entry - part.from + 1)
  }

  #bringNear({ slots }: Part, bands: Uint32Array): void {
    let near = 0
    for (let at = 0; at < bands.length; at += 1) near ^= slots[placeOf(bands[at] ?? 0, slots.length)] ?? 0
    this.#near ^= near
  }

  collect(bands: Uint32Array, met: NumberSet, found: NumberList): void {
    for (const part of this.#parts) {
      this.#bringNear(part, bands)
      this.#runs.size = 0
      for (let at = 0; at < bands.length; at += 1) collect(part, bands[at] ?? 0, this.#runs, met, found)
      part.runs.collect(this.#runs, part.from - 1, met, found)
    }
  }

  #partFor(entry: number): Part {
    const last = this.#parts.at(-1)
    if (!last) return this.#begin(0, rooms.first[0])
    const isFull = entry >= last.from + last.room || last.taken + this.#bandsOfEntry > fill * last.slots.length
    if (!isFull) return last
    if (last.bandsWhileGrowing) return this.#grow(last, entry)
    return this.#begin(entry, rooms.later)
  }

  #begin(from: number, room: number): Part {
    const bands = room * this.#bandsOfEntry
    const bandsWhileGrowing = from === 0 && room < rooms.first[4] ? new Uint32Array(bands) : null
    const part = { from, room, slots: new Uint32Array(bands), taken: 0, runs: new Runs(), bandsWhileGrowing }
    this.#parts.push(part)
    return part
  }

  #grow({ room, bandsWhileGrowing }: Part, entries: number): Part {
    this.#parts.pop()
    const part = this.#begin(0, rooms.first.find((larger) => larger > room) ?? rooms.later)
    const bands = bandsWhileGrowing?.subarray(0, entries * this.#bandsOfEntry) ?? new Uint32Array(0)
    part.bandsWhileGrowing?.set(bands)
    for (let at = 0; at < bands.length; at += 1) file(part, bands[at] ?? 0, Math.floor(at / this.#bandsOfEntry) + 1)
    return part
  }
}

const placeOf = (band: number, places: number): number => Math.floor((band / 2 ** 32) * places)

function file(part: Part, band: number, entry: number): void {
  const { slots, runs } = part
  const wanted = band & valueMask
  const { second, free } = slotsOf(slots, placeOf(band, slots.length), wanted)
  const value = second < 0 ? 0 : (slots[second] ?? 0) & valueMask
  if (value >= firstRun) {
    runs.add(value - firstRun, entry)
  } else if (value > 0 && runs.size < runsAtMost) {
    slots[second] = ((wanted << valueBits) | (firstRun + runs.begin(value, entry))) >>> 0
  } else {
    slots[free] = ((wanted << valueBits) | entry) >>> 0
    part.taken += 1
  }
}

function slotsOf(slots: Uint32Array, from: number, wanted: number) {
  let at = from
  let met = 0
  let second = -1
  for (let slot = slots[at] ?? 0; slot !== 0; slot = slots[at] ?? 0) {
    if (slot >>> valueBits === wanted) {
      met += 1
      if (met === 2) second = at
    }
    at = at + 1 === slots.length ? 0 : at + 1
  }
  return { second, free: at }
}

function collect({ from, slots }: Part, band: number, runs: NumberList, met: NumberSet, found: NumberList): void {
  const wanted = band & valueMask
  let at = placeOf(band, slots.length)
  for (let slot = slots[at] ?? 0; slot !== 0; slot = slots[at] ?? 0) {
    at = at + 1 === slots.length ? 0 : at + 1
    if (slot >>> valueBits !== wanted) continue
    const value = slot & valueMask
    if (value >= firstRun) runs.add(value - firstRun)
    else if (met.add(from - 1 + value)) found.add(from - 1 + value)
  }
}
