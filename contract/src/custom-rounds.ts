import { roundLimits } from '@app/domain/round/round'
import { thinkerIds } from '@app/domain/round/thinker-ids'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { HandInReply } from './rounds.ts'
import { Methods, methodMissing, solutionsOr } from './solutions.ts'
import { boundedText } from './text.ts'

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
