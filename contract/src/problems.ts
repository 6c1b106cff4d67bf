import { difficulties } from '@app/domain/rounds/difficulty'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { AdminNote, IsoDate, IsoDateTime, NoContent } from './text.ts'

export const problemsCalls = {
  listReports: {
    summary: 'Reported problems of the day',
    access: 'admin',
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        text: z.string(),
        category: z.string(),
        difficulty: z.enum(difficulties),
        /** Those that count: of people who have trained for some days, one for each network. */
        reports: z.int(),
        lastAt: IsoDateTime,
        /** That it is everybody’s problem of, from yesterday on. */
        days: z.array(IsoDate),
      }),
    ),
  },

  settleReports: {
    summary: 'Swap a reported problem, or keep it',
    access: 'admin',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ outcome: z.enum(['swap', 'keep']), note: AdminNote }),
    status: 204,
    reply: NoContent,
    refusals: ['not_found'],
  },
} as const satisfies Calls
