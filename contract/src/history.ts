import { lateReasons } from '@app/domain/streak/late-session'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { EntryMethod, RoundKind } from './finished-round.ts'
import { Moment, Nothing, PageNumber, Text, wholeNumber } from './text.ts'

export const historyCalls = {
  listSolutions: {
    summary: 'Everything handed in, newest first; the total counts solutions',
    access: 'premium',
    mayBeOld: true,
    query: z.strictObject({
      page: PageNumber,
      /** Solutions a page; 20 by default. */
      limit: wholeNumber(1, 100).optional(),
      type: z.enum(['all', ...RoundKind.options], { error: 'A type is all, daily or custom.' }).optional(),
      q: Text.max(200).optional(),
    }),
    reply: z.strictObject({
      solutions: z.array(
        z.strictObject({
          id: z.uuid(),
          solutionText: z.string(),
          submissionMethod: EntryMethod,
          sessionType: RoundKind,
          customProblemText: z.string().nullable(),
          problemText: z.string().nullable(),
          createdAt: Moment,
          isExported: z.boolean(),
          notCounted: z.enum(lateReasons).nullable(),
          position: z.int(),
          isOnPageBefore: z.boolean(),
          isOnPageAfter: z.boolean(),
        }),
      ),
      pagination: z.strictObject({ total: z.int(), pages: z.int() }),
    }),
  },

  exportSolutions: {
    summary: 'Everything handed in, as a file; what has left is marked as exported',
    access: 'premium',
    effect: 'writes',
    query: z.strictObject({ format: z.enum(['csv', 'json'], { error: 'We export csv or json.' }) }),
    file: ['text/csv; charset=utf-8', 'application/json; charset=utf-8'],
    reply: Nothing,
  },
} as const satisfies Calls
