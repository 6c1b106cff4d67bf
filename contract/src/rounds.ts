import { difficulties } from '@app/domain/rounds/difficulty'
import { problemForms } from '@app/domain/rounds/problem-form'
import { missingIdeasMessages, roundLimits } from '@app/domain/rounds/round'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { notCountedReasons } from '@app/domain/streak/late-submission'
import { z } from 'zod'
import { User } from './account.ts'
import { Achievement } from './achievements.ts'
import type { Calls } from './call.ts'
import { Practice, ShownPractice } from './coach.ts'
import { EntryMethod, Feedback, FinishedRound } from './finished-round.ts'
import { refusals } from './refusals.ts'
import { boundedText, IsoDateTime, listBodyMaxBytes, NoContent, StorableText } from './text.ts'

export const ProblemId = z.uuid({ error: refusals.round_not_found[1] })

export const ideasSchema = (missing: string) =>
  z
    .array(boundedText({ name: 'An idea', ...roundLimits.idea }))
    .min(1, { error: missing })
    .max(roundLimits.maxSlots, { error: refusals.too_many_solutions[1] })

export const EntryMethods = z.array(EntryMethod).max(roundLimits.maxSlots)

const methodMissing = { error: 'Say how each idea was submitted.' }

export const SubmissionReply = z.strictObject({
  user: User,
  newAchievements: z.array(Achievement),
  /** That of the round once more, for programs that read the answer alone; screens read `round`. */
  feedback: Feedback.nullable(),
  round: FinishedRound,
  /** Null: it counts for its day. `other_device`: `round` was finished before, with this list beside it. */
  notCounted: z.enum([...notCountedReasons, 'other_device']).nullable(),
})

/** By the device's clock, of which only the time between the two is believed. */
const OfflineSubmission = z.strictObject({
  pass: StorableText.max(1_000),
  finishedAt: IsoDateTime,
  sentAt: IsoDateTime,
})

export const roundsCalls = {
  peekProblem: {
    summary: 'The next session’s problem',
    access: 'user',
    reply: z.strictObject({
      id: z.uuid().nullable(),
      text: z.string().nullable(),
      form: z.enum(problemForms).nullable(),
      practice: Practice.nullable(),
    }),
  },

  openRound: {
    summary: 'The open session, or a new one',
    access: 'user',
    effect: 'writes',
    reply: z.strictObject({
      id: z.uuid(),
      text: z.string(),
      category: z.string(),
      difficulty: z.enum(difficulties),
      slots: z.int(),
      form: z.enum(problemForms),
      practice: Practice,
    }),
    sameSiteOnly: true,
    refusals: ['daily_limit'],
  },

  submitSolutions: {
    summary: 'Submit a session',
    access: 'user',
    acceptsIdempotencyKey: true,
    bodyLimit: listBodyMaxBytes,
    body: z
      .strictObject({
        problemId: ProblemId,
        submittedSolutions: ideasSchema(missingIdeasMessages.daily),
        submissionMethod: EntryMethods,
        thinkerId: z.enum(thinkerIds).optional(),
        practice: ShownPractice.optional(),
        fromDevice: OfflineSubmission.optional(),
      })
      .refine(
        ({ submittedSolutions, submissionMethod }) => submittedSolutions.length === submissionMethod.length,
        methodMissing,
      ),
    reply: SubmissionReply,
    refusals: [
      'round_not_found',
      'round_finished',
      'round_expired',
      'too_many_solutions',
      'daily_limit',
      'pass_not_valid',
    ],
  },

  reportProblem: {
    summary: 'Report a problem',
    access: 'user',
    body: z.strictObject({ problemId: ProblemId }),
    status: 204,
    reply: NoContent,
    refusals: ['round_not_found'],
  },

  todayCount: {
    summary: 'Sessions finished today',
    access: 'user',
    reply: z.strictObject({ count: z.int(), limit: z.int() }),
  },
} as const satisfies Calls

export const customRoundsCalls = {
  sessionStatus: {
    summary: 'Whether any sessions are left today',
    access: 'premium',
    reply: z.strictObject({ hasSessionsAvailable: z.boolean(), maxSessions: z.int(), practice: Practice }),
  },

  solveCustom: {
    summary: 'Submit a custom problem with its ideas',
    access: 'premium',
    acceptsIdempotencyKey: true,
    bodyLimit: listBodyMaxBytes,
    body: z
      .strictObject({
        problemText: boundedText({ name: 'A problem', ...roundLimits.customProblem }),
        solutions: ideasSchema(missingIdeasMessages.custom),
        submissionMethod: EntryMethods.optional(),
        thinkerId: z.enum(thinkerIds).optional(),
        practice: ShownPractice.optional(),
        form: z.enum(problemForms).optional(),
      })
      .refine(
        ({ solutions, submissionMethod }) => !submissionMethod || submissionMethod.length === solutions.length,
        methodMissing,
      ),
    reply: SubmissionReply,
    refusals: ['too_many_solutions', 'daily_limit'],
  },
} as const satisfies Calls
