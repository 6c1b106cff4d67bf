import type { Lexicon } from './lexicon.ts'
import { hashOf } from './minhash.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { eachTrigram } from './trigrams.ts'

/**
 * What is stored of an idea so that later ones can be compared with it: its stems, sorted so that no sentence can be read
 * back. No text, no person; the MinHash that finds its likes follows from them.
 */
export interface Sketch {
  /** Content stems without those of the problem, each once, in the order of the alphabet. */
  stems: readonly string[]
}

/** Hashes of the character trigrams of the stems, each once. */
export function trigramHashesOf(stems: readonly string[]): number[] {
  const found = new Set<number>()
  const text = ` ${stems.join(' ')} `
  eachTrigram(text, (from, to) => found.add(hashOf(text, from, to)))
  return [...found]
}

/** The sketch of each idea of a list, in its order; null for what is no idea (see `faultOf`). */
export const sketchesOf = (lexicon: Lexicon, problem: string, ideas: readonly string[]): (Sketch | null)[] =>
  sketchTexts(readTexts(lexicon, problem, ideas))

/** The same for a list that was read before, see `readTexts`. */
export const sketchTexts = (texts: readonly ReadText[]): (Sketch | null)[] =>
  texts.map(({ wording }) => wording && { stems: [...wording.ownWords].sort() })
