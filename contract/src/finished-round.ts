import { ratingFlags } from '@app/domain/opinion/opinion'
import { difficulties } from '@app/domain/rounds/difficulty'
import { problemForms } from '@app/domain/rounds/problem-form'
import { entryMethods, roundKinds, roundLimits } from '@app/domain/rounds/round'
import { ideaFaults } from '@app/domain/scoring/score'
import { withheldReasons } from '@app/domain/scoring/withheld'
import { notCountedReasons } from '@app/domain/streak/late-submission'
import { z } from 'zod'
import { IsoDate, IsoDateTime } from './text.ts'

const Value = z.int().min(0).max(100)
export const RoundKind = z.enum(roundKinds)
export const EntryMethod = z.enum(entryMethods)
/** Of an idea in its list, from 0. */
export const IdeaIndex = z
  .int()
  .min(0)
  .max(roundLimits.maxSlots - 1)

const Measure = z.strictObject({ value: Value.nullable() })

/** What a person sees of it; more is stored. */
const Score = z.strictObject({
  /** People whose earlier lists were compared. */
  sample: z.int(),
  total: Value.nullable(),
  fluency: z.strictObject({ value: Value, different: z.int(), room: z.int() }),
  flexibility: Measure,
  originality: Measure,
  elaboration: Measure,
  ideas: z.array(z.strictObject({ fault: z.enum(ideaFaults).nullable(), sameAs: IdeaIndex.nullable() })),
})

/** What is said of one line, and nothing else is. */
export const Shown = z.discriminatedUnion('kind', [
  z.strictObject({ place: IdeaIndex, kind: z.literal('none') }),
  z.strictObject({ place: IdeaIndex, kind: z.literal('count'), people: z.int(), of: z.int() }),
])

export const Feedback = z.strictObject({
  score: Score,
  shown: z.array(Shown),
  sentences: z.strictObject({
    headline: z.string(),
    /** How many had the problem; empty where nobody had. */
    before: z.string(),
    total: z.string(),
    rowsTitle: z.string(),
    originality: z.string(),
  }),
  /** Empty when skipped, null when not asked yet. */
  favourites: z.array(IdeaIndex).nullable(),
})

/** The mean of two looks. */
const Rating = z.number().min(0).max(5).multipleOf(0.5)

/** Of a model. Texts that the filters refuse are empty. */
export const Opinion = z.strictObject({
  version: z.string(),
  model: z.string(),
  at: IsoDateTime,
  /** With people (docs/scoring.md); absent where it was not measured. */
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
      /** The two looks differ by more than 1. */
      unsure: z.boolean(),
      flag: z.enum(ratingFlags),
      group: z.string().max(80),
      sameAs: IdeaIndex.nullable(),
      why: z.string().max(320),
    }),
  ),
})

/** What another device handed in of a round that was finished already. */
const OtherList = z.strictObject({
  id: z.uuid(),
  finishedAt: IsoDateTime,
  /** New: not in the list that counts. */
  ideas: z.array(z.strictObject({ text: z.string(), method: EntryMethod, isNew: z.boolean() })),
  /** Added to the round as later ones, which change no number. */
  isAdded: z.boolean(),
})

const Coach = z.strictObject({
  /** What became of the step that this session showed. */
  last: z.strictObject({ outcome: z.enum(['did', 'not_yet']), sentence: z.string() }).nullable(),
  next: z
    .strictObject({
      /** Null: not a step of the coach, but an exercise of the thinker; `why` is empty then. */
      id: z.uuid().nullable(),
      /** What was counted, in a small sentence before the line; may be empty. */
      lead: z.string(),
      line: z.string(),
      why: z.array(z.string()),
      tryText: z.string().nullable(),
    })
    .nullable(),
})

export const FinishedRound = z.strictObject({
  id: z.uuid(),
  kind: RoundKind,
  form: z.enum(problemForms),
  day: IsoDate,
  notCounted: z.enum(notCountedReasons).nullable(),
  /** Why there is no total; null once the person said that these are their ideas. */
  withheld: z.enum(withheldReasons).nullable(),
  /** By the person's clock, which differs from ours for a round finished offline. */
  finishedAt: IsoDateTime,
  problemText: z.string(),
  category: z.string().nullable(),
  difficulty: z.enum(difficulties).nullable(),
  thinkerId: z.string().nullable(),
  /** How much help with the technique was shown; null where none was. */
  stage: z.int().min(1).max(3).nullable(),
  /** Ideas that came from the technique: empty for none of them, null where nobody asked. */
  techniqueLines: z.array(IdeaIndex).nullable(),
  /** What this session added to the plate of its thinker. */
  ink: z.int().min(1).max(3).nullable(),
  /** Null where it is switched off. */
  coach: Coach.nullable(),
  slots: z.int(),
  ideas: z.array(
    z.strictObject({
      text: z.string(),
      method: EntryMethod,
      toTry: z.boolean(),
    }),
  ),
  feedback: Feedback.nullable(),
  opinion: Opinion.nullable(),
  otherLists: z.array(OtherList),
  secondLook: z.array(z.string()),
  canLookAgain: z.boolean(),
})
