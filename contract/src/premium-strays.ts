import { chains } from '@app/domain/premium/crypto/assets'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { boundedText, IsoDateTime, NoContent, PageQuery } from './text.ts'

export const straysCalls = {
  listStrays: {
    summary: 'Money with no matching payment',
    access: 'admin',
    query: PageQuery,
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        chain: z.enum(chains),
        address: z.string(),
        asset: z.string(),
        token: z.string().nullable(),
        amount: z.string(),
        tag: z.string().nullable(),
        transaction: z.string().nullable(),
        email: z.string().nullable(),
        seenAt: IsoDateTime,
      }),
    ),
  },

  settleStray: {
    summary: 'Record that stray money was sent back or settled',
    access: 'admin',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      outcome: z.enum(['refunded', 'settled']),
      note: boundedText({ name: 'The note', graphemes: 500, bytes: 2_000 }),
    }),
    status: 204,
    reply: NoContent,
    refusals: ['payment_not_found', 'nothing_to_settle'],
  },
} as const satisfies Calls
