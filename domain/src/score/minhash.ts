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

/** A 32-bit number of a text (FNV-1a, Fowler, Noll & Vo 1991, mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mix(hash)
}

const seeds = Array.from({ length: signatureLength }, (_, at) => mix(at + 1))

/**
 * MinHash (Broder 1997) of a set of hashed trigrams: 64 numbers of 32 bits. The part of places in which two signatures
 * agree estimates the Jaccard similarity of their sets.
 */
export const signatureOf = (trigrams: readonly number[]): number[] =>
  seeds.map((seed) => {
    let least = 0xffffffff
    for (const trigram of trigrams) {
      const hash = mix(trigram ^ seed)
      if (hash < least) least = hash
    }
    return least
  })

/**
 * One number per band of a signature. Two signatures with a number in common are candidates for being alike (locality
 * sensitive hashing, Indyk & Motwani 1998): likely above a Jaccard similarity of (1/16)^(1/4) = 0.5.
 */
export const bandsOf = (signature: readonly number[]): number[] =>
  Array.from({ length: bandCount }, (_, band) =>
    signature.slice(band * rows, (band + 1) * rows).reduce((hash, row) => mix(hash ^ row), band + 1),
  )
