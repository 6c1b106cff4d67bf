import { plans } from '@app/domain/premium/plan-limits'
import { cardPlans, cardPrices } from '@app/domain/premium/price'
import { z } from 'zod'
import type { Calls } from './call.ts'
import { AdminNote, IsoDateTime, NoContent, PageQuery, StorableText } from './text.ts'

const Plan = z.enum(cardPlans)

const PaymentSetup = z.strictObject({ clientSecret: z.string().nullable(), error: z.string().nullable() })
const setupRefusals = [
  'stripe_not_configured',
  'payment_setup_failed',
  'already_premium',
  'subscription_unpaid',
  'payment_pending',
  'payment_in_review',
  'payment_disputed',
  'too_many_tries',
] as const

export const cardCalls = {
  createSubscription: {
    summary: 'Set up a card payment',
    access: 'user',
    body: z.strictObject({ plan: Plan.optional() }),
    reply: PaymentSetup,
    refusals: setupRefusals,
  },

  subscribeByCard: {
    summary: 'Set up a card payment at one of our two prices',
    access: 'user',
    body: z.union([
      z.strictObject({ amount: z.literal(cardPrices.monthly.cents), plan: z.literal('monthly') }),
      z.strictObject({ amount: z.literal(cardPrices.annual.cents), plan: z.literal('annual') }),
    ]),
    reply: PaymentSetup,
    refusals: setupRefusals,
  },

  confirmPayment: {
    summary: 'Confirm a card payment',
    access: 'user',
    body: z.strictObject({
      payment_intent_id: StorableText.regex(/^pi_[A-Za-z0-9_]{1,250}$/, { error: 'That isn’t a payment ID.' }),
      subscription_id: StorableText.regex(/^sub_[A-Za-z0-9_]{1,250}$/, {
        error: 'That isn’t a subscription ID.',
      }).optional(),
    }),
    canDefer: true,
    reply: z.union([z.strictObject({ plan: z.enum(plans) }), z.strictObject({ status: z.literal('processing') })]),
    refusals: [
      'payment_not_found',
      'payment_not_done',
      'payment_refunded',
      'payment_in_review',
      'too_many_tries',
      'stripe_not_configured',
      'payment_provider_away',
    ],
  },

  openBilling: {
    summary: 'A Stripe page for managing the subscription',
    access: 'user',
    body: z.strictObject({}),
    reply: z.strictObject({ url: z.string() }),
    refusals: ['no_subscription', 'too_many_tries', 'stripe_not_configured', 'payment_provider_away'],
  },

  pendingCardPayment: {
    summary: 'The card payment the bank hasn’t approved yet',
    access: 'user',
    reply: z.strictObject({ payment: z.strictObject({ id: z.string(), plan: Plan.nullable() }).nullable() }),
    refusals: ['too_many_tries', 'payment_provider_away'],
  },

  subscriptionStatus: {
    summary: 'The user’s Premium status',
    access: 'user',
    reply: z.strictObject({
      plan: z.enum(plans),
      endsAt: IsoDateTime.nullable(),
      source: z.enum(['admin', 'stripe', 'crypto']).nullable(),
      /** Null: no year in coins, or a card renews. */
      renewal: z.strictObject({ from: IsoDateTime, isOpen: z.boolean() }).nullable(),
      card: z
        .strictObject({
          plan: Plan.nullable(),
          status: z.enum(['active', 'past_due', 'ended', 'refunded', 'charged_back']),
          periodEnd: IsoDateTime.nullable(),
          cancelsAtPeriodEnd: z.boolean(),
        })
        .nullable(),
    }),
  },
} as const satisfies Calls

export const cardReviewCalls = {
  listCardReviews: {
    summary: 'Card payments at prices that aren’t ours',
    access: 'admin',
    query: PageQuery,
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        paymentId: z.string(),
        customerId: z.string(),
        subscriptionId: z.string().nullable(),
        userId: z.string().nullable(),
        email: z.string().nullable(),
        /** In the smallest unit of the currency. */
        amount: z.int(),
        currency: z.string(),
        foundAt: IsoDateTime,
      }),
    ),
  },

  settleCardReview: {
    summary: 'Remove a refunded or settled payment',
    access: 'admin',
    params: z.strictObject({ id: StorableText.max(255) }),
    body: z.strictObject({ note: AdminNote }),
    status: 204,
    reply: NoContent,
    refusals: ['payment_not_found', 'nothing_to_settle'],
  },
} as const satisfies Calls
