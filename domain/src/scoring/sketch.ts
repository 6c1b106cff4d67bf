import type { Lexicon } from './lexicon.ts'
import { hashOf } from './minhash.ts'
import { type ReadText, readTexts } from './read-texts.ts'
import { eachTrigram } from './trigrams.ts'

/** Stored to compare later ideas with: stems that the problem lacks, each once, sorted: no text can be read back. */
export interface Sketch {
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
