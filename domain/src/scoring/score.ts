import type { Strategy } from './strategies.ts'
import type { Topic } from './topic.ts'
import type { Fault } from './validity.ts'

/** Raised whenever a total could come out differently (`domain/test/lists/fingerprints.ts`); old totals keep their version. */
export const scoreVersion = 7

/** Places count from 0. With a fault all else is null or 0; `people` also while it is too early, `points` below 100. */
export interface ScoredIdea {
  fault: Fault | null
  sameAs: number | null
  strategy: Strategy | null
  /** Content words that the problem did not bring. */
  words: number
  originality: number | null
  people: number | null
  points: 0 | 1 | 2 | null
}

/** Stored, so it holds no text. Values are whole numbers from 0 to 100; optional ones exist since version 7. */
export interface Score {
  version: number
  sample: number
  hint?: Topic['hint'] | undefined
  total: number
  fluency: { value: number; different: number; repeats: number; room: number }
  flexibility: {
    value: number
    strategies: readonly Strategy[]
    unnamed: number
    effective: number
    switches: number
    /** A probability in per cent. Until version 6, how much it repeats its words. */
    monotony: number
    own?: number | undefined
    singles?: number | undefined
  }
  originality: { value: number | null; top: readonly number[]; tooEarly: boolean; byMeaning?: boolean | undefined }
  elaboration: { value: number; median: number; fullest: number | null }
  order: {
    best: number | null
    curve: readonly { idea: number; originality: number }[]
    firstHalf: number
    secondHalf: number
    delta: number
  }
  ideas: readonly ScoredIdea[]
}
