import { bandsOf, firstHash, hashedOn, hashOf, mix, signatureLength, signatureOf } from './minhash.ts'
import { remember } from './remember.ts'
import { eachTrigram } from './trigrams.ts'

export interface StemHashes {
  /** With a blank on each side, not each once; `last` is the hash of such an end, `first` the code units of a start. */
  trigrams: readonly number[]
  signature: Int32Array
  last: number
  first: number
}

/** Signatures lie side by side, because a small array of its own costs more to make than to fill. */
let signatures = new Int32Array(0)
let taken = 0
function newSignature(): Int32Array<ArrayBuffer> {
  if (taken === signatures.length) [signatures, taken] = [new Int32Array(256 * signatureLength), 0]
  taken += signatureLength
  return signatures.subarray(taken - signatureLength, taken)
}

const bounds = { longest: 12, most: 8_000 } as const

export const hashesOfStem = remember(bounds, (stem): StemHashes => {
  const text = ` ${stem} `
  const trigrams: number[] = []
  eachTrigram(text, (from, to) => trigrams.push(hashOf(text, from, to)))
  const characters = [...stem]
  const first = characters[0] ?? ''
  // One that is not remembered must not fill the memory that others hold.
  const signature = stem.length > bounds.longest ? new Int32Array(signatureLength) : newSignature()
  return {
    trigrams,
    signature: signatureOf(trigrams, signature),
    last: hashedOn(firstHash, `${characters.at(-1) ?? ''} `),
    first: (first.charCodeAt(0) | (first.length > 1 ? first.charCodeAt(1) << 16 : 0)) >>> 0,
  }
})

export function hashBetween(last: number, first: number): number {
  const hash = Math.imul(last ^ (first & 0xffff), 0x01000193)
  return mix(first > 0xffff ? Math.imul(hash ^ (first >>> 16), 0x01000193) : hash)
}

const signature = new Int32Array(signatureLength)
const between: number[] = []

export function bandsOfStems(stems: readonly StemHashes[], bands: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  between.length = 0
  for (let at = 1; at < stems.length; at += 1)
    between.push(hashBetween(stems[at - 1]?.last ?? 0, stems[at]?.first ?? 0))
  signatureOf(between, signature)
  for (const { signature: of } of stems)
    for (let at = 0; at < signatureLength; at += 1) signature[at] = Math.min(of[at] ?? 0, signature[at] ?? 0)
  return bandsOf(signature, bands)
}
