import { notCountedReasons } from '@app/domain/streak/late-submission'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { EntryMethod, RoundKind } from './finished-round.ts'
import { IsoDateTime, integerText, NoContent, PageNumber, StorableText } from './text.ts'

/** As a tab and the search field choose; together where both are there. */
const choice = {
  type: z.enum(['all', ...RoundKind.options], { error: 'Choose all, daily or custom.' }).optional(),
  q: StorableText.max(200).optional(),
}

export const historyCalls = {
  listSolutions: {
    summary: 'Everything submitted',
    access: 'premium',
    allowsStaleRead: true,
    query: z.strictObject({
      page: PageNumber,
      /** Solutions a page; 20 by default. */
      limit: integerText(1, 100).optional(),
      ...choice,
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
          /** Null for a problem of one's own. */
          problemSource: z.enum(['bank', 'model']).nullable(),
          createdAt: IsoDateTime,
          isExported: z.boolean(),
          notCounted: z.enum(notCountedReasons).nullable(),
          position: z.int(),
          roundId: z.uuid(),
          isOnPageBefore: z.boolean(),
          isOnPageAfter: z.boolean(),
        }),
      ),
      pagination: z.strictObject({ total: z.int(), pages: z.int() }),
    }),
  },

  exportSolutions: {
    summary: 'Export everything submitted as a file',
    access: 'premium',
    effect: 'writes',
    query: z.strictObject({ format: z.enum(['csv', 'json'], { error: 'Choose csv or json.' }), ...choice }),
    file: ['text/csv; charset=utf-8', 'application/json; charset=utf-8'],
    reply: NoContent,
  },
} as const satisfies Calls
