/** Hashes of a signature, and how it is cut for finding: 16 bands of 4 rows. */
export const signatureLength = 64
export const bandCount = 16
const rows = signatureLength / bandCount

/** Mixes all bits of a 32-bit number (the finalizer of MurmurHash3, Appleby 2011). */
export function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** What nothing hashes to, before it is mixed. */
export const firstHash = 0x811c9dc5

/** A hash taken on by a text or by a part of it (FNV-1a, Fowler, Noll & Vo 1991). */
export function hashedOn(before: number, text: string, from = 0, to = text.length): number {
  let hash = before
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** A 32-bit number of a text or of a part of it. */
export const hashOf = (text: string, from = 0, to = text.length): number => mix(hashedOn(firstHash, text, from, to))

const seeds = Int32Array.from({ length: signatureLength }, (_, at) => mix(at + 1))

// Hashes with their first bit turned are numbers with a sign in the same order, which compare faster.
const signBit = 0x80000000

/**
 * MinHash (Broder 1997) of a set of hashed trigrams: 64 numbers of 32 bits. The part of places in which two signatures
 * agree estimates the Jaccard similarity of their sets.
 */
export function signatureOf(trigrams: readonly number[], signature = new Int32Array(signatureLength)): Int32Array {
  signature.fill(0x7fffffff)
  for (const trigram of trigrams)
    for (let at = 0; at < signatureLength; at += 1) {
      const hash = mix(trigram ^ (seeds[at] ?? 0)) ^ signBit
      if (hash < (signature[at] ?? 0)) signature[at] = hash
    }
  return signature
}

/**
 * One number per band of a signature. Two signatures with a number in common are candidates for being alike (locality
 * sensitive hashing, Indyk & Motwani 1998): likely above a Jaccard similarity of (1/16)^(1/4) = 0.5.
 */
export function bandsOf(signature: Int32Array): Uint32Array {
  const bands = new Uint32Array(bandCount)
  for (let band = 0; band < bandCount; band += 1) {
    let hash = band + 1
    for (let row = 0; row < rows; row += 1) hash = mix(hash ^ (signature[band * rows + row] ?? 0))
    bands[band] = hash
  }
  return bands
}
