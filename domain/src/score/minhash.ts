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

const seeds = Uint32Array.from({ length: signatureLength }, (_, at) => mix(at + 1))

// The same trigrams come again and again: what the last ones gave is kept, in a megabyte, each in the place of its hash.
// With their first bit turned they are numbers with a sign in the same order, which compare faster.
const places = 4096
const keptTrigrams = new Uint32Array(places)
const keptHashes = new Int32Array(places * signatureLength)
const signBit = 0x80000000
const most = 0x7fffffff
keepHashes(0, 0)

function keepHashes(place: number, trigram: number): void {
  keptTrigrams[place] = trigram
  for (const [at, seed] of seeds.entries()) keptHashes[place * signatureLength + at] = mix(trigram ^ seed) ^ signBit
}

// The hashes of one set, trigram by trigram.
let hashes = new Int32Array(64 * signatureLength)

/** Writes down the hashes of all trigrams and answers with them. */
function hashAll(trigrams: readonly number[]): Int32Array {
  const end = trigrams.length * signatureLength
  if (end > hashes.length) hashes = new Int32Array(2 * end)
  const all = hashes
  let to = 0
  for (const trigram of trigrams) {
    const place = trigram & (places - 1)
    if (keptTrigrams[place] !== trigram) keepHashes(place, trigram)
    const from = place * signatureLength
    for (let at = 0; at < signatureLength; at += 1) all[to + at] = keptHashes[from + at] ?? 0
    to += signatureLength
  }
  return all
}

/**
 * MinHash (Broder 1997) of a set of hashed trigrams: 64 numbers of 32 bits. The part of places in which two signatures
 * agree estimates the Jaccard similarity of their sets.
 */
export function signatureOf(trigrams: readonly number[]): Uint32Array {
  const signature = new Uint32Array(signatureLength)
  const all = hashAll(trigrams)
  const end = trigrams.length * signatureLength
  // Four at a time stay in registers.
  for (let at = 0; at < signatureLength; at += 4) {
    let a = most
    let b = most
    let c = most
    let d = most
    for (let from = at; from < end; from += signatureLength) {
      a = Math.min(a, all[from] ?? most)
      b = Math.min(b, all[from + 1] ?? most)
      c = Math.min(c, all[from + 2] ?? most)
      d = Math.min(d, all[from + 3] ?? most)
    }
    signature[at] = a ^ signBit
    signature[at + 1] = b ^ signBit
    signature[at + 2] = c ^ signBit
    signature[at + 3] = d ^ signBit
  }
  return signature
}

/**
 * One number per band of a signature. Two signatures with a number in common are candidates for being alike (locality
 * sensitive hashing, Indyk & Motwani 1998): likely above a Jaccard similarity of (1/16)^(1/4) = 0.5.
 */
export function bandsOf(signature: Uint32Array): Uint32Array {
  const bands = new Uint32Array(bandCount)
  for (let band = 0; band < bandCount; band += 1) {
    let hash = band + 1
    for (let row = 0; row < rows; row += 1) hash = mix(hash ^ (signature[band * rows + row] ?? 0))
    bands[band] = hash
  }
  return bands
}
