import { z } from 'zod'
import { User } from './account.ts'
import type { Calls } from './call.ts'
import { DayText, Moment, Note, PageNumber, Text, wholeNumber } from './text.ts'

/** Newest first, by name from A on, last active first, premium first; each the same way at every look. */
export const userSorts = ['created', 'name', 'active', 'plan'] as const
export type UserSort = (typeof userSorts)[number]

/** What is written into the audit log. Rows of another version may hold others. */
export const adminActions = [
  'users_listed',
  'admin_granted',
  'admin_revoked',
  'premium_granted',
  'premium_revoked',
  'verification_resent',
  'signed_out_everywhere',
  'amnesty_declared',
  'payment_granted',
  'payment_refunded',
  'payment_rejected',
  'card_payment_settled',
  'stray_settled',
] as const
export type AdminAction = (typeof adminActions)[number]

/** A decision that has nothing to say but why. */
const Noted = z.strictObject({ note: Note })

const ofUser = z.strictObject({ id: Text.min(1).max(64) })

export const adminCalls = {
  listUsers: {
    summary:
      'Accounts, newest first unless sorted otherwise; how many (beyond 10,000 about how many) stands in X-Total-Count',
    access: 'admin',
    mayBeOld: true,
    effect: 'writes',
    query: z.strictObject({
      /** Part of a name or an address, or a whole id. */
      q: Text.max(254).optional(),
      page: PageNumber,
      /** Accounts a page; 20 unless said. */
      limit: wholeNumber(1, 100).optional(),
      sort: z.enum(userSorts).optional(),
      plan: z.enum(['free', 'premium']).optional(),
      role: z.enum(['user', 'admin']).optional(),
      /** Only those whose address is not proven. */
      unverified: z.literal('true').optional(),
    }),
    hasTotal: true,
    reply: z.array(User),
  },

  grantPremium: {
    summary: 'Give Premium for so many days, until the end of a day, or until it is ended; a gift that runs is moved',
    access: 'admin',
    params: ofUser,
    body: z
      .strictObject({ days: z.int().min(1).max(3660).optional(), until: DayText.optional(), note: Note })
      .refine(({ days, until }) => days === undefined || until === undefined, {
        error: 'Please name either days or an end.',
      }),
    reply: z.strictObject({ until: Moment.nullable() }),
    refusals: ['not_found', 'day_over'],
  },

  endPremium: {
    summary: 'End Premium that was given or paid in coins; a card that is charged must be ended at Stripe first',
    access: 'admin',
    params: ofUser,
    body: Noted,
    /** False: there was none. */
    reply: z.strictObject({ ended: z.boolean() }),
    refusals: ['not_found', 'card_runs'],
  },

  resendLink: {
    summary: 'Mail the link that proves an address once more',
    access: 'admin',
    params: ofUser,
    body: Noted,
    /** 0: nothing waits to be proven. */
    reply: z.strictObject({ letters: z.int() }),
    refusals: ['not_found', 'too_many_tries'],
  },

  signOutUser: {
    summary: 'End every session of a person',
    access: 'admin',
    params: ofUser,
    body: Noted,
    reply: z.strictObject({ sessions: z.int() }),
    refusals: ['not_found'],
  },

  listAudit: {
    summary: 'What admins did and saw, newest first, 50 a page; the total stands in X-Total-Count',
    access: 'admin',
    mayBeOld: true,
    query: z.strictObject({ page: PageNumber }),
    hasTotal: true,
    reply: z.array(
      z.strictObject({
        id: z.uuid(),
        at: Moment,
        /** Null: the command of the operator, or somebody who is gone. */
        actorEmail: z.string().nullable(),
        action: z.string(),
        targetEmail: z.string().nullable(),
        details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      }),
    ),
  },
} as const satisfies Calls
