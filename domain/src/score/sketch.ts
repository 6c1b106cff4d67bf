import type { Lexicon } from './lexicon.ts'
import { hashOf } from './minhash.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { eachTrigram } from './trigrams.ts'

/** Stored of an idea to compare later ones with: no text, no person, and sorted so that no sentence can be read back. */
export interface Sketch {
  /** Without those of the problem, each once, in the order of the alphabet. */
  stems: readonly string[]
}

export function trigramHashesOf(stems: readonly string[]): number[] {
  const found = new Set<number>()
  const text = ` ${stems.join(' ')} `
  eachTrigram(text, (from, to) => found.add(hashOf(text, from, to)))
  return [...found]
}

export const sketchesOf = (lexicon: Lexicon, problem: string, ideas: readonly string[]): (Sketch | null)[] =>
  sketchTexts(readTexts(lexicon, problem, ideas))

export const sketchTexts = (texts: readonly ReadText[]): (Sketch | null)[] =>
  texts.map(({ wording }) => wording && { stems: [...wording.ownWords].sort() })
