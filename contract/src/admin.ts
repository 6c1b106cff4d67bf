import { z } from 'zod'
import { User } from './account.ts'
import type { Call } from './call.ts'
import { Moment, Text, wholeNumber } from './text.ts'

const page = wholeNumber(1, 1_000_000).optional()

export const listUsers = {
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, newest first; how many there are stands in X-Total-Count',
  access: 'admin',
  query: z.strictObject({
    /** Part of a name or an address, or a whole id. */
    q: Text.max(254).optional(),
    page,
    /** Accounts a page; 20 unless said. */
    limit: wholeNumber(1, 100).optional(),
  }),
  reply: z.array(User),
} as const satisfies Call

export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What admins did and saw, newest first, 50 a page; the total stands in X-Total-Count',
  access: 'admin',
  query: z.strictObject({ page }),
  reply: z.array(
    z.strictObject({
      id: z.uuid(),
      at: Moment,
      /** Null: the command of whoever runs this installation, or somebody who is gone. */
      actorEmail: z.string().nullable(),
      action: z.string(),
      targetEmail: z.string().nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
} as const satisfies Call
