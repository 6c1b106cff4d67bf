import { difficulties } from '@app/domain/round/difficulty'
import { roundLimits } from '@app/domain/round/round'
import { thinkerIds } from '@app/domain/round/thinker-ids'
import { z } from 'zod'
import { User } from './account.ts'
import { Achievement } from './achievements.ts'
import type { Calls } from './call.ts'
import { Feedback, FinishedRound } from './finished-round.ts'
import { boundedText, Nothing } from './text.ts'

/** What a round may be handed in with; `missing` is said when there is nothing. */
export const solutionsOr = (missing: string) =>
  z
    .array(boundedText({ name: 'A solution', ...roundLimits.solution }))
    .min(1, { error: missing })
    .max(roundLimits.slotsAtMost, { error: 'There are more solutions than slots.' })

/** How each solution came, in the order of the solutions. */
export const Methods = z.array(z.enum(['text', 'voice'])).max(roundLimits.slotsAtMost)

export const methodMissing = { error: 'Every solution needs its submission method.' }

/** What a finished round answers, however it was begun. */
export const HandInReply = z.strictObject({
  user: User,
  newAchievements: z.array(Achievement),
  feedback: Feedback.nullable(),
  /** As `finishedRound` answers it. */
  round: FinishedRound,
})

export const roundsCalls = {
  peekProblem: {
    summary: 'The problem that the next round would hold, without opening it',
    access: 'user',
    reply: z.strictObject({
      id: z.uuid().nullable(),
      /** Null once the limit of the day is reached. */
      text: z.string().nullable(),
    }),
  },

  openRound: {
    summary: 'The open round, or a new one',
    access: 'user',
    effect: 'writes',
    reply: z.strictObject({
      /** The round, not the problem: hand-ins name it. */
      id: z.uuid(),
      text: z.string(),
      category: z.string(),
      difficulty: z.enum(difficulties),
      slots: z.int(),
    }),
    ownSiteOnly: true,
    refusals: ['daily_limit'],
  },

  submitSolutions: {
    summary: 'Hand in a round; the same content again gets the first answer again',
    access: 'user',
    takesKey: true,
    bodyLimit: 192 * 1024,
    body: z
      .strictObject({
        problemId: z.uuid({ error: 'We do not know this problem.' }),
        submittedSolutions: solutionsOr('Please provide at least one solution before submitting.'),
        submissionMethod: Methods,
        thinkerId: z.enum(thinkerIds).optional(),
      })
      .refine(
        ({ submittedSolutions, submissionMethod }) => submittedSolutions.length === submissionMethod.length,
        methodMissing,
      ),
    reply: HandInReply,
    refusals: ['round_not_found', 'round_finished', 'round_expired', 'too_many_solutions', 'daily_limit'],
  },

  reportProblem: {
    summary: 'Say that a problem is not worth handing out; three people hide it from new ones',
    access: 'user',
    /** The round in which the person has it, as in a hand-in. */
    body: z.strictObject({ problemId: z.uuid({ error: 'We do not know this problem.' }) }),
    status: 204,
    reply: Nothing,
    refusals: ['round_not_found'],
  },

  todayCount: {
    summary: 'Rounds finished today, and how many the plan allows',
    access: 'user',
    reply: z.strictObject({ count: z.int(), limit: z.int() }),
  },
} as const satisfies Calls

export const customRoundsCalls = {
  sessionStatus: {
    summary: 'Whether another session fits into today',
    access: 'premium',
    reply: z.strictObject({ hasSessionsAvailable: z.boolean(), maxSessions: z.int() }),
  },

  solveCustom: {
    summary: 'Hand in a problem of one’s own with its solutions; a finished round like any other',
    access: 'premium',
    takesKey: true,
    bodyLimit: 192 * 1024,
    body: z
      .strictObject({
        problemText: boundedText({ name: 'A problem', ...roundLimits.customProblem }),
        solutions: solutionsOr('Please provide at least one solution to your problem.'),
        submissionMethod: Methods.optional(),
        thinkerId: z.enum(thinkerIds).optional(),
      })
      .refine(
        ({ solutions, submissionMethod }) => !submissionMethod || submissionMethod.length === solutions.length,
        methodMissing,
      ),
    reply: HandInReply,
    refusals: ['too_many_solutions', 'daily_limit'],
  },
} as const satisfies Calls
