import type { Strategy } from './strategies.ts'
import type { Topic } from './topic.ts'
import type { Fault } from './validity.ts'

/** Raised whenever a total could come out differently (see `domain/test/lists/fingerprints.ts`). Old totals stay as they were, with their version. */
export const scoreVersion = 7

/** One idea of a list. Other ideas are named by their place in the list as given, counted from 0. */
export interface ScoredIdea {
  /** Why it does not count as an idea; all that follows is then null or 0. */
  fault: Fault | null
  /** The earlier idea that says the same; the two count once. */
  sameAs: number | null
  strategy: Strategy | null
  /** Content words that the problem did not bring, each once. */
  words: number
  /** 0 to 100; null where nothing can be said, too. */
  originality: number | null
  /** How many people had it before; null while it is too early to tell. */
  people: number | null
  /** Classic points, 2 for under 1 % of people, 1 for under 5 %; null below 100 people. */
  points: 0 | 1 | 2 | null
}

/**
 * A list of ideas, scored: plain data, to be stored as it is. Values are whole numbers from 0 to 100. It holds no text.
 */
export interface Score {
  version: number
  /** N: people whose earlier lists for the same problem were compared. */
  sample: number
  /** Where the list seems to be about something else than the problem; since version 7. */
  hint?: Topic['hint'] | undefined
  /** Weighted sum of the four values. A game score. */
  total: number
  fluency: { value: number; different: number; repeats: number; room: number }
  flexibility: {
    value: number
    /** Strategies in order of appearance, and how many ideas fit none of them. */
    strategies: readonly Strategy[]
    unnamed: number
    /** As if so many groups were used alike, to one decimal. */
    effective: number
    switches: number
    /** How probable it is that the list says one idea again and again, 0 to 100; takes its share off the value. Until version 6, how much it repeats its words. */
    monotony: number
    /** Kinds that no strategy names, and single words, which are one kind together; since version 7. */
    own?: number | undefined
    singles?: number | undefined
  }
  /** The value is null where nothing can be said of it. Since version 7, whether the meaning of words counts in it. */
  originality: { value: number | null; top: readonly number[]; tooEarly: boolean; byMeaning?: boolean | undefined }
  elaboration: { value: number; median: number; fullest: number | null }
  order: {
    /** The most original idea; null while nothing tells the ideas apart. */
    best: number | null
    /** One point per different idea, in the order of writing; originality 0 to 100. */
    curve: readonly { idea: number; originality: number }[]
    firstHalf: number
    secondHalf: number
    delta: number
  }
  ideas: readonly ScoredIdea[]
}
