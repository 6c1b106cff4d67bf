import { hashOf, signatureOf } from './minhash.ts'
import { type ReadText, readTexts } from './read-texts.ts'

/**
 * What is kept of an idea so that later ones can be compared with it: its stems, sorted so that no sentence can be read
 * back, and the MinHash of their trigrams. No text, no person.
 */
export interface Sketch {
  /** Content stems without those of the problem, each once, in the order of the alphabet. */
  stems: readonly string[]
  /** 64 numbers of 32 bits, see `signatureOf`. */
  signature: readonly number[]
}

/** Hashes of the character trigrams of the stems, each once. */
export function trigramHashesOf(stems: readonly string[]): number[] {
  const characters = [...` ${stems.join(' ')} `]
  const grams = characters.slice(2).map((last, at) => hashOf(`${characters[at]}${characters[at + 1]}${last}`))
  return [...new Set(grams)]
}

/** The sketch of each idea of a list, in its order; null for what is no idea (see `faultOf`). */
export const sketchesOf = (problem: string, ideas: readonly string[]): (Sketch | null)[] =>
  sketchTexts(readTexts(problem, ideas))

/** The same for a list that was read before, see `readTexts`. */
export function sketchTexts(texts: readonly ReadText[]): (Sketch | null)[] {
  return texts.map(({ wording }) => {
    if (!wording) return null
    const stems = [...wording.ownWords].sort()
    return { stems, signature: signatureOf(trigramHashesOf(stems)) }
  })
}
