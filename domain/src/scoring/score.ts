import type { ProblemForm } from '../rounds/problem-form.ts'
import type { WithheldReason } from './withheld.ts'

export const ideaFaults = [
  'empty',
  'too_few_letters',
  'repeated',
  'mash',
  'problem_words',
  'filler',
  'advertising',
] as const

export type IdeaFault = (typeof ideaFaults)[number]

export const strategyNames = [
  'tech',
  'people',
  'time',
  'place',
  'money',
  'play',
  'art',
  'rules',
  'nature',
  'body',
  'food',
  'remove',
  'combine',
  'reverse',
  'inform',
  'reward',
] as const

export type Strategy = (typeof strategyNames)[number]

/** Raised whenever a total could come out differently (`domain/test/lists/fingerprints.ts`); old totals keep their version. */
export const scoreVersion = 13

/** Places count from 0. With a fault all else is null or 0; `people` also while it is too early. */
export interface ScoredIdea {
  fault: IdeaFault | null
  sameAs: number | null
  originality: number | null
  people: number | null
}

/** Stored, so it holds no text. Values are whole numbers from 0 to 100. */
export interface Score {
  version: number
  /** What the list was read as. Rounds of before lack this and the next field. */
  form?: ProblemForm
  /** Why nothing is said of it; null once the person has claimed it. */
  withheld?: WithheldReason | null
  sample: number
  /** Null where it is withheld. */
  total: number | null
  fluency: { value: number; different: number; repeats: number; room: number }
  /** Null where a technique asked for one idea again, with something changed. */
  flexibility: {
    value: number | null
    effective: number | null
    switches: number | null
    /** A probability in per cent. */
    monotony: number
  }
  originality: {
    value: number | null
    tooEarly: boolean
    byMeaning: boolean
    /** Places of ideas that nothing may praise, of a repeated one the first. */
    unpraised: readonly number[]
  }
  elaboration: { value: number | null; median: number | null }
  ideas: readonly ScoredIdea[]
}

/** Lists of others that are read, the newest: more say hardly more, and cost as much each. */
export const maxEarlierLists = 200

/** From so many people on it is said how many had an idea. */
export const minPeopleForRarity = 30
