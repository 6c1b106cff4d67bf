/**
 * Fits the weights of the score to ratings of people and to the trial lists, and writes `content/lexicon/weights.ts`:
 *
 *   node bench/fit/main.ts FOLDER
 *
 * The folder is that of `npm run score -- --ratings`. Nothing is fitted on prompts of `held-out-prompts.ts`, nor on the
 * fifth trial lists, which were written before. Other weights are another version of the score.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScoreWeights } from '@app/domain/scoring/score-weights'
import { readRatings } from '@app/server/cli/scoring/ratings'
import { fitMonotony } from './fit-monotony.ts'
import { fitOriginality } from './fit-originality.ts'
import { fitTopic } from './fit-topic.ts'

const target = join(import.meta.dirname, '../../content/lexicon/weights.ts')
/** The weight of people who had an idea and the steepness of the value are choices. */
const set = { rarity: 0.25, slope: 2.6 }

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say where the ratings are: node bench/fit/main.ts FOLDER')
const ratings = readRatings(folder)
const weights: ScoreWeights = {
  ...fitOriginality(ratings.prompts, set),
  monotony: fitMonotony(ratings),
  topic: fitTopic(ratings),
}
const rounded = JSON.stringify(weights, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value))
writeFileSync(
  target,
  `import type { ScoreWeights } from '@app/domain/scoring/score-weights'

/** What the score learnt from ratings of people: made by bench/fit/main.ts, explained in docs/scoring.md. */
export const weights: ScoreWeights = ${rounded}
`,
)
