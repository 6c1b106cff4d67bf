import type { NumberSet } from './number-set.ts'

const bitsOfEntry = 15
const entryMask = (1 << bitsOfEntry) - 1
/** Room of the first part: it begins small, because most problems have few lists, and grows; and room of each later part. */
const rooms = { first: [64, 256, 1024, 4096, 16_384], later: entryMask } as const
/** The part of places that a full part of the table fills. */
const fill = 0.82
/** Places that lie in one line of a processor's cache. */
const blockBits = 4
const block = 1 << blockBits

interface Part {
  /** The number of its first entry, and how many it has room for. */
  from: number
  room: number
  blocks: number
  /** An entry counted from the first one, from 1 on, and above it the lower bits of the band; 0 is free. */
  slots: Uint32Array
  /** The bands of all entries while the part can still grow. */
  kept: Uint32Array | null
}

/**
 * Finds entries by the bands of their signatures: an open hash table (Knuth 1973) of four bytes for each band. A large
 * part that is full stays as it is and the next begins, so that no list waits for a table to be moved. Bands are hashes:
 * the block stands for the upper bits of one, and the slot holds its lower ones. The few bits between are not compared,
 * so that hardly ever an entry is found that has another band.
 */
export class BandTable {
  readonly #bandsOfEntry: number
  readonly #parts: Part[] = []

  constructor(bandsOfEntry: number) {
    this.#bandsOfEntry = bandsOfEntry
  }

  /** Entries come in the order of their numbers, from 0 on. */
  add(entry: number, bands: Uint32Array): void {
    const part = this.#partFor(entry)
    part.kept?.set(bands, (entry - part.from) * this.#bandsOfEntry)
    for (const band of bands) file(part, band, entry)
  }

  /** The entries that have one of the bands, each once; the set must be empty before. */
  entriesWith(bands: Uint32Array, met: NumberSet): number[] {
    const found: number[] = []
    for (const part of this.#parts) for (const band of bands) collect(part, band, met, found)
    return found
  }

  #partFor(entry: number): Part {
    const last = this.#parts.at(-1)
    if (last && entry < last.from + last.room) return last
    return last?.kept ? this.#grow(last) : this.#begin(entry, last ? rooms.later : rooms.first[0])
  }

  #begin(from: number, room: number): Part {
    const blocks = primeFrom(Math.ceil((room * this.#bandsOfEntry) / fill / block))
    const canGrow = from === 0 && room < rooms.first[4]
    const kept = canGrow ? new Uint32Array(room * this.#bandsOfEntry) : null
    const part = { from, room, blocks, slots: new Uint32Array(blocks * block), kept }
    this.#parts.push(part)
    return part
  }

  #grow({ room, kept }: Part): Part {
    this.#parts.pop()
    const part = this.#begin(0, rooms.first.find((larger) => larger > room) ?? rooms.later)
    if (kept) part.kept?.set(kept)
    for (const [at, band] of (kept ?? []).entries()) file(part, band, Math.floor(at / this.#bandsOfEntry))
    return part
  }
}

function file({ from, blocks, slots }: Part, band: number, entry: number): void {
  let at = placeOf(band, blocks)
  for (let tries = 1; slots[at] !== 0; tries += 1) at = nextPlace(at, tries, band, blocks)
  slots[at] = ((lowerBits(band) << bitsOfEntry) | (entry - from + 1)) >>> 0
}

const lowerBits = (band: number): number => (band << bitsOfEntry) >>> bitsOfEntry

/** The block by the uppermost bits, and the place in it by those below. */
const placeOf = (band: number, blocks: number): number =>
  Math.floor(((band >>> 0) / 2 ** 32) * blocks) * block + ((band >>> bitsOfEntry) & (block - 1))

/** The next place of the block, and after all of them that of another block, by a step of the band's own. */
function nextPlace(at: number, tries: number, band: number, blocks: number): number {
  if ((tries & (block - 1)) !== 0) return (at & ~(block - 1)) | ((at + 1) & (block - 1))
  const step = 1 + (lowerBits(band) % (blocks - 1))
  return (((at >>> blockBits) + step) % blocks) * block + (at & (block - 1))
}

function collect({ from, blocks, slots }: Part, band: number, met: NumberSet, found: number[]): void {
  const wanted = lowerBits(band)
  let at = placeOf(band, blocks)
  for (let tries = 1; ; tries += 1) {
    const slot = slots[at] ?? 0
    if (slot === 0) return
    if (slot >>> bitsOfEntry === wanted) {
      const entry = from + (slot & entryMask) - 1
      if (met.add(entry)) found.push(entry)
    }
    at = nextPlace(at, tries, band, blocks)
  }
}

/** The first prime number from there on: every step then comes by every block. */
function primeFrom(least: number): number {
  for (let number = Math.max(3, least | 1); ; number += 2) {
    let divisor = 3
    while (divisor * divisor <= number && number % divisor !== 0) divisor += 2
    if (divisor * divisor > number) return number
  }
}
