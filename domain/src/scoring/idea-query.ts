import { BitMap } from './bit-map.ts'
import { bandCount } from './minhash.ts'
import { NumberSet } from './number-set.ts'
import { bandsOfStems, hashBetween, hashesOfStem, type StemHashes } from './stem-hashes.ts'
import { HashQuery } from './stem-trigrams.ts'

export const mapWords = { stems: 2, trigrams: 4 } as const

export class IdeaQuery {
  readonly stems = new NumberSet()
  readonly stemMap = new BitMap(mapWords.stems)
  readonly trigrams = new HashQuery(mapWords.trigrams)
  stemCount = 0
  readonly #bands = new Uint32Array(bandCount)
  #hashes: readonly StemHashes[] = []

  get trigramCount(): number {
    return this.trigrams.map.size
  }

  read(stems: readonly string[], numbers: readonly number[]): void {
    this.stems.clear()
    this.stemMap.clear()
    for (const number of numbers) if (this.stems.add(number)) this.stemMap.add(number)
    this.stemCount = stems.length
    this.#hashes = stems.map(hashesOfStem)
  }

  /** Before it, `trigrams` and `bands` are those of another idea. */
  readTrigrams(): void {
    this.trigrams.clear()
    let last: number | null = null
    for (const stem of this.#hashes) {
      if (last !== null) this.trigrams.add(hashBetween(last, stem.first))
      for (let at = 0; at < stem.trigrams.length; at += 1) this.trigrams.add(stem.trigrams[at] ?? 0)
      last = stem.last
    }
  }

  bands(): Uint32Array {
    return bandsOfStems(this.#hashes, this.#bands)
  }
}
