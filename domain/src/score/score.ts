import type { Strategy } from './strategies.ts'
import type { Topic } from './topic.ts'
import type { Fault } from './validity.ts'

/** Raised whenever a total could come out differently (`domain/test/lists/fingerprints.ts`); old totals keep their version. */
export const scoreVersion = 7

/** Places in the list count from 0. */
export interface ScoredIdea {
  /** With a fault, all that follows is null or 0. */
  fault: Fault | null
  sameAs: number | null
  strategy: Strategy | null
  /** Content words that the problem did not bring. */
  words: number
  originality: number | null
  /** Null while it is too early to tell. */
  people: number | null
  /** Null below 100 people. */
  points: 0 | 1 | 2 | null
}

/** Stored as it is, so it holds no text. Values are whole numbers from 0 to 100. */
export interface Score {
  version: number
  /** N, people whose lists were compared. */
  sample: number
  /** Since version 7. */
  hint?: Topic['hint'] | undefined
  total: number
  fluency: { value: number; different: number; repeats: number; room: number }
  flexibility: {
    value: number
    /** In order of appearance, and how many ideas fit none. */
    strategies: readonly Strategy[]
    unnamed: number
    /** As if so many groups were used alike, to one decimal. */
    effective: number
    switches: number
    /** A probability in per cent. Until version 6, how much it repeats its words. */
    monotony: number
    /** Since version 7; single words are one kind together. */
    own?: number | undefined
    singles?: number | undefined
  }
  /** Null where nothing can be said. `byMeaning` since version 7. */
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
