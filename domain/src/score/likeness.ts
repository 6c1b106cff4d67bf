import type { Lexicon } from './lexicon.ts'
import { alignedLikeness } from './sense.ts'
import { similarityOfGists } from './similarity.ts'
import { overlap, type Wording } from './wording.ts'

/** Words of one field are less of a sign than words of one sense; single words of one field are none. */
export const fieldWorth = 0.7

/** How alike two ideas are, 0 to 1: by what their words mean, or by letters and lists of words where no table knows that. */
export function likenessOf(lexicon: Lexicon, a: Wording, b: Wording): number {
  const vectors = lexicon.vectors()
  if (vectors && a.sense && b.sense) return alignedLikeness(vectors, a.sense, b.sense)
  return Math.max(similarityOfGists(a.gist, b.gist), overlap(a, b, fieldWorth).share)
}

/** The likeness of each two ideas, row by row; that of an idea with itself is 0. */
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
