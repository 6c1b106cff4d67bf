import { similarityOfGists } from './similarity.ts'
import { overlap, type Wording } from './wording.ts'

/** How alike two ideas are, 0 to 1, in letters or in meaning. */
export const likenessOf = (a: Wording, b: Wording): number =>
  Math.max(similarityOfGists(a.gist, b.gist), overlap(a, b, 0.7).share)
