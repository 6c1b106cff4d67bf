import type { Lexicon } from './lexicon.ts'
import { contentWords, stem } from './similarity.ts'
import { type Fault, faultOf } from './validity.ts'
import { echoesOf, type Wording, wordingOf } from './wording.ts'

/** One text of a list: why it is no idea, or how it is compared. */
export type ReadText = { fault: Fault; wording: null } | { fault: null; wording: Wording }

/** Reads the texts of a list, in their order: most of the work of scoring, so sketches and score share it. */
export function readTexts(lexicon: Lexicon, problem: string, ideas: readonly string[]): ReadText[] {
  const echoes = echoesOf(lexicon, problem)
  return ideas.map((idea) => {
    const words = contentWords(idea)
    const tokens = words.map(stem)
    const fault = faultOf(idea, echoes, words, tokens)
    return fault === null ? { fault, wording: wordingOf(idea, echoes, tokens) } : { fault, wording: null }
  })
}
