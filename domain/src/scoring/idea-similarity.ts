import { dotProduct } from './embedding.ts'
import { fingerprintSimilarity, type TextFingerprint } from './text-similarity.ts'

/** An idea by its letters and by what it means; `own` is empty without meaning. */
interface Comparable {
  gist: TextFingerprint
  own: Float32Array
}

/** 0 to 1: by what they mean, or by their letters where nothing is known of that. */
export function ideaSimilarity(a: Comparable, b: Comparable): number {
  if (a.own.length === 0 || b.own.length === 0) return fingerprintSimilarity(a.gist, b.gist)
  return Math.max(0, dotProduct(a.own, b.own))
}

/** Of each idea of a list with each, by their places. */
export type SimilarityLookup = (one: Placed, other: Placed) => number

interface Placed {
  at: number
}

export function pairwiseSimilarity(ideas: readonly (Comparable & Placed)[]): SimilarityLookup {
  const size = 1 + Math.max(0, ...ideas.map(({ at }) => at))
  const all = new Float64Array(size * size)
  for (const [count, one] of ideas.entries())
    for (let before = 0; before < count; before += 1) {
      const other = ideas[before] as Comparable & Placed
      const likeness = ideaSimilarity(one, other)
      all[one.at * size + other.at] = likeness
      all[other.at * size + one.at] = likeness
    }
  return (one, other) => all[one.at * size + other.at] as number
}

/** For each the place of the first of its group (leader clustering, Hartigan 1975): no chain makes a group. */
export function leaderClusters(size: number, alike: (first: number, item: number) => boolean): number[] {
  const firsts: number[] = []
  return Array.from({ length: size }, (_, at) => {
    const found = firsts.find((first) => alike(first, at))
    if (found !== undefined) return found
    firsts.push(at)
    return at
  })
}
