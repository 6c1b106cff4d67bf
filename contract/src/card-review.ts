import { z } from 'zod'
import type { Calls } from './call.ts'
import { Moment, Note, Nothing, Text, wholeNumber } from './text.ts'

export const cardReviewCalls = {
  listCardReviews: {
    summary: 'Money by card that came at none of our prices, oldest first; the total stands in X-Total-Count',
    access: 'admin',
    query: z.strictObject({ page: wholeNumber(1, 1_000_000).optional() }),
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        /** This and the next two are ids at Stripe. */
        paymentId: z.string(),
        customerId: z.string(),
        /** Null: it pays for no subscription. */
        subscriptionId: z.string().nullable(),
        /** Both null: the account is gone. */
        userId: z.string().nullable(),
        email: z.string().nullable(),
        /** In the smallest unit of the currency. */
        amount: z.int(),
        currency: z.string(),
        foundAt: Moment,
      }),
    ),
  },

  settleCardReview: {
    summary: 'Take a payment off the list, once it was sent back at Stripe or Premium was given for it',
    access: 'admin',
    params: z.strictObject({ id: Text.max(255) }),
    body: z.strictObject({ note: Note }),
    status: 204,
    reply: Nothing,
    refusals: ['payment_not_found', 'nothing_to_settle'],
  },
} as const satisfies Calls
