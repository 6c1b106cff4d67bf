/**
 * Fits the weights of the score to ratings of people and to the trial lists, and writes `content/embedding/weights.ts`:
 *
 *   node lab/fit.ts FOLDER
 *
 * The folder is that of `npm run score -- --ratings`. Nothing is fitted on prompts of `held-out-prompts.ts`, nor on the
 * fifth and sixth trial lists, which were written before. Other weights are another version of the score.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScoreWeights } from '@app/domain/scoring/weights'
import { readRatings } from '@app/server/cli/read-ratings'
import { fitLikeness } from './fit-likeness.ts'
import { fitMonotony } from './fit-monotony.ts'
import { fitOriginality } from './fit-originality.ts'
import { fitTopic } from './fit-topic.ts'

const target = join(import.meta.dirname, '../content/embedding/weights.ts')
/** How steep the value is: a choice. */
const slope = 2.6
const digits = 4

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say where the ratings are: node lab/fit.ts FOLDER')
const ratings = readRatings(folder)
const weights: ScoreWeights = {
  ...fitOriginality(ratings.prompts, slope),
  likeness: fitLikeness(ratings),
  monotony: fitMonotony(ratings),
  topic: fitTopic(ratings),
}
const rounded = JSON.stringify(weights, (_, value) =>
  typeof value === 'number' ? Number(value.toFixed(digits)) : value,
)
writeFileSync(
  target,
  `import type { ScoreWeights } from '@app/domain/scoring/weights'

/** What the score learnt from ratings of people: made by lab/fit.ts, explained in docs/scoring.md. */
export const scoreWeights: ScoreWeights = ${rounded}
`,
)
