import type { Lexicon } from './lexicon.ts'
import { alignedLikeness } from './sense.ts'
import { similarityOfGists } from './similarity.ts'
import { overlap, type Wording } from './wording.ts'

export const fieldWorth = 0.7

/** 0 to 1. */
export function likenessOf(lexicon: Lexicon, a: Wording, b: Wording): number {
  const vectors = lexicon.vectors()
  if (vectors && a.sense && b.sense) return alignedLikeness(vectors, a.sense, b.sense)
  return Math.max(similarityOfGists(a.gist, b.gist), overlap(a, b, fieldWorth).share)
}

/** Row by row; 0 for an idea with itself. */
export function likenessesOf(lexicon: Lexicon, wordings: readonly Wording[]): number[][] {
  const rows = wordings.map(() => new Array<number>(wordings.length).fill(0))
  for (const [at, one] of wordings.entries()) {
    for (const [before, other] of wordings.slice(0, at).entries()) {
      const likeness = likenessOf(lexicon, one, other)
      for (const [row, place] of [
        [rows[at], before],
        [rows[before], at],
      ] as const)
        if (row) row[place] = likeness
    }
  }
  return rows
}
