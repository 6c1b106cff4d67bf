import { bank } from './bank.ts'
import type { SampleIdeaSet } from './sample-idea-set.ts'

/** By the key of the problem. A problem that a model wrote has none. */
export const sampleIdeas: Readonly<Record<string, SampleIdeaSet>> = Object.fromEntries(
  bank.map(({ problem, ideas }) => [problem.key, ideas]),
)
