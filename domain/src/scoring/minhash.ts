export const signatureLength = 64
export const bandCount = 16
const rows = signatureLength / bandCount

/** The finalizer of MurmurHash3 (Appleby 2011). */
export function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export const firstHash = 0x811c9dc5

/** FNV-1a (Fowler, Noll & Vo 1991). */
export function hashedOn(before: number, text: string, from = 0, to = text.length): number {
  let hash = before
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

export const hashOf = (text: string, from = 0, to = text.length): number => mix(hashedOn(firstHash, text, from, to))

const seeds = Int32Array.from({ length: signatureLength }, (_, at) => mix(at + 1))

// With the first bit turned, numbers with a sign have the same order, and compare faster.
const signBit = 0x80000000

/** MinHash (Broder 1997) of hashed trigrams: the part of equal places estimates the Jaccard similarity. */
export function signatureOf(trigrams: readonly number[], signature = new Int32Array(signatureLength)): Int32Array {
  signature.fill(0x7fffffff)
  for (const trigram of trigrams)
    for (let at = 0; at < signatureLength; at += 1)
      signature[at] = Math.min(mix(trigram ^ (seeds[at] ?? 0)) ^ signBit, signature[at] ?? 0)
  return signature
}

/** Sets with a band in common are candidates (Indyk & Motwani 1998), likely above a Jaccard similarity of 0.5. */
export function bandsOf(signature: Int32Array, bands = new Uint32Array(bandCount)): Uint32Array<ArrayBuffer> {
  for (let band = 0; band < bandCount; band += 1) {
    let hash = band + 1
    for (let row = 0; row < rows; row += 1) hash = mix(hash ^ (signature[band * rows + row] ?? 0))
    bands[band] = hash
  }
  return bands
}
