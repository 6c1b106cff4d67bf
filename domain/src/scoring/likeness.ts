import type { Lexicon } from './lexicon.ts'
import { alignedLikeness } from './sense.ts'
import { similarityOfGists } from './similarity.ts'
import { overlap, type Wording } from './wording.ts'

export const fieldWorth = 0.7

export function likenessOf(lexicon: Lexicon, a: Wording, b: Wording): number {
  const vectors = lexicon.vectors()
  if (vectors && a.sense && b.sense) return alignedLikeness(vectors, a.sense, b.sense)
  return Math.max(similarityOfGists(a.gist, b.gist), overlap(a, b, fieldWorth).share)
}

/** For each idea how alike the likest of the others is. */
export function nearestLikenesses(lexicon: Lexicon, wordings: readonly Wording[]): Float64Array {
  const most = new Float64Array(wordings.length)
  for (const [at, one] of wordings.entries())
    for (let before = 0; before < at; before += 1) {
      const likeness = likenessOf(lexicon, one, wordings[before] as Wording)
      if (likeness > (most[at] ?? 0)) most[at] = likeness
      if (likeness > (most[before] ?? 0)) most[before] = likeness
    }
  return most
}
