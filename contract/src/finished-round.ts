import { difficulties } from '@app/domain/round/difficulty'
import { roundLimits } from '@app/domain/round/round'
import { flags } from '@app/domain/score/opinion'
import { ownListsAtMost } from '@app/domain/score/own-lists'
import { strategyNames } from '@app/domain/score/strategies'
import { topicHints } from '@app/domain/score/topic-hints'
import { faults } from '@app/domain/score/validity'
import { z } from 'zod'
import { DayText, Moment } from './text.ts'

/** 0 to 100. */
const Value = z.int().min(0).max(100)
/** The place of an idea in its list, from 0. */
export const Place = z
  .int()
  .min(0)
  .max(roundLimits.slotsAtMost - 1)

/** A number of the person's own earlier lists. */
const OwnLists = z.int().min(0).max(ownListsAtMost)

/** A list of ideas, scored by `domain/score` of this version. A game score, and it holds no text. */
export const Score = z.strictObject({
  version: z.int(),
  /** People whose earlier lists were compared. */
  sample: z.int(),
  hint: z.enum(topicHints).nullable().optional(),
  total: Value,
  fluency: z.strictObject({ value: Value, different: z.int(), repeats: z.int(), room: z.int() }),
  flexibility: z.strictObject({
    value: Value,
    strategies: z.array(z.enum(strategyNames)),
    unnamed: z.int(),
    effective: z.number(),
    switches: z.int(),
    monotony: Value,
    // Scores keep the form of their version: these came with the seventh.
    own: z.int().optional(),
    singles: z.int().optional(),
  }),
  originality: z.strictObject({
    value: Value.nullable(),
    top: z.array(Place),
    tooEarly: z.boolean(),
    byMeaning: z.boolean().optional(),
  }),
  elaboration: z.strictObject({ value: Value, median: z.number(), fullest: Place.nullable() }),
  order: z.strictObject({
    best: Place.nullable(),
    curve: z.array(z.strictObject({ idea: Place, originality: Value })),
    firstHalf: z.number(),
    secondHalf: z.number(),
    delta: z.number(),
  }),
  ideas: z.array(
    z.strictObject({
      fault: z.enum(faults).nullable(),
      sameAs: Place.nullable(),
      strategy: z.enum(strategyNames).nullable(),
      words: z.int(),
      originality: Value.nullable(),
      people: z.int().nullable(),
      points: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
    }),
  ),
})

/** What a list tells: each measure with the sentence that explains it. */
export const Feedback = z.strictObject({
  score: Score,
  sentences: z.strictObject({
    headline: z.string(),
    fluency: z.string(),
    flexibility: z.string(),
    originality: z.string(),
    elaboration: z.string(),
    sample: z.string(),
    /** Of a list that seems to be about something else; null for most lists. */
    topic: z.string().nullable(),
    /** Of the order of the ideas, or why there is none. */
    order: z.string(),
    /** One for each idea; null while it is too early to tell. */
    rarity: z.array(z.string().nullable()),
  }),
  /** The two that the person liked best before seeing the score; empty when skipped, null when not asked yet. */
  favourites: z.array(Place).nullable(),
})

/** From 0 to 5: the mean of two looks. */
const Rating = z.number().min(0).max(5).multipleOf(0.5)

/**
 * What a model says of a list, one entry for each idea. An opinion: no part of the score. Its texts are plain, and empty
 * where the model's own did not pass the filters.
 */
export const Opinion = z.strictObject({
  version: z.string(),
  model: z.string(),
  at: Moment,
  /** How well the model agreed with people when it was measured, see docs/scoring.md; absent where nobody did. */
  agreement: z
    .strictObject({
      r: z.number().min(-1).max(1),
      ideas: z.int(),
      problems: z.int(),
      slope: z.number(),
      intercept: z.number(),
    })
    .optional(),
  ideas: z.array(
    z.strictObject({
      originality: Rating,
      fit: Rating,
      detail: Rating,
      /** The two looks lie more than 1 apart. */
      unsure: z.boolean(),
      flag: z.enum(flags),
      group: z.string().max(80),
      sameAs: Place.nullable(),
      why: z.string().max(320),
    }),
  ),
})

/** One finished round of the person, with everything that can be said of it. */
export const FinishedRound = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['daily', 'custom']),
  day: DayText,
  finishedAt: Moment,
  problemText: z.string(),
  category: z.string().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  thinkerId: z.string().nullable(),
  slots: z.int(),
  ideas: z.array(
    z.strictObject({
      text: z.string(),
      method: z.enum(['text', 'voice']),
      /** Marked to be tried for real. */
      toTry: z.boolean(),
    }),
  ),
  /** Null for rounds that were finished before there was a score. */
  feedback: Feedback.nullable(),
  /** Beside the person's own lists before it, by how many kinds of ideas each holds; null where that was not asked for, or without a score. */
  own: z.strictObject({ lists: OwnLists, narrower: OwnLists, equal: OwnLists }).nullable(),
  /** What a model said of it, once it was asked. */
  opinion: Opinion.nullable(),
  /** Ideas of a second look, on the day after; they are not scored. */
  secondLook: z.array(z.string()),
  /** Whether a second look can be taken today. */
  canLookAgain: z.boolean(),
})
