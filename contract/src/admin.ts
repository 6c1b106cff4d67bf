import { plans } from '@app/domain/premium/plan-limits'
import { z } from 'zod'
import { roles, User } from './account.ts'
import type { Calls } from './call.ts'
import { AdminNote, IsoDate, IsoDateTime, integerText, PageNumber, StorableText } from './text.ts'

export const userSorts = ['created', 'name', 'active', 'plan'] as const
export type UserSort = (typeof userSorts)[number]

/** The audit log may hold others, of another version. */
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
  'problem_swapped',
  'problem_kept',
  'idea_hidden',
  'idea_kept',
  'sharing_stopped',
  'sharing_allowed',
  'shared_link_ended',
  'shared_link_kept',
  'ways_changed',
] as const
export type AdminAction = (typeof adminActions)[number]

const AuditEntry = z.strictObject({
  id: z.uuid(),
  at: IsoDateTime,
  /** Null: the operator's command, or a deleted account. */
  actorEmail: z.string().nullable(),
  action: z.string(),
  targetEmail: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

const NoteBody = z.strictObject({ note: AdminNote })

const ofUser = z.strictObject({ id: StorableText.min(1).max(64) })

/** The day after it must still be one of four digits. */
const LastDay = IsoDate.refine((day) => day < '3000', { error: 'Choose a day before the year 3000.' })

export const adminCalls = {
  listUsers: {
    summary: 'Accounts',
    access: 'admin',
    allowsStaleRead: true,
    effect: 'writes',
    query: z.strictObject({
      q: StorableText.max(254).optional(),
      page: PageNumber,
      /** Accounts a page; 20 by default. */
      limit: integerText(1, 100).optional(),
      sort: z.enum(userSorts).optional(),
      plan: z.enum(plans).optional(),
      role: z.enum(roles).optional(),
      unverified: z.literal('true').optional(),
    }),
    hasTotal: true,
    reply: z.array(
      User.extend({
        /** Null without Premium, and for Premium without an end. */
        premiumUntil: IsoDateTime.nullable(),
        isSharingStopped: z.boolean(),
      }),
    ),
  },

  grantPremium: {
    summary: 'Give someone Premium, or change their gift',
    access: 'admin',
    params: ofUser,
    body: z
      .strictObject({ days: z.int().min(1).max(3660).optional(), until: LastDay.optional(), note: AdminNote })
      .refine(({ days, until }) => days === undefined || until === undefined, {
        error: 'Choose either a number of days or an end date.',
      }),
    reply: z.strictObject({ until: IsoDateTime.nullable() }),
    refusals: ['not_found', 'day_over'],
  },

  endPremium: {
    summary: 'End a Premium gift or a crypto year',
    access: 'admin',
    params: ofUser,
    body: NoteBody,
    reply: z.strictObject({ ended: z.boolean() }),
    refusals: ['not_found', 'card_runs'],
  },

  resendLink: {
    summary: 'Email the verification link again',
    access: 'admin',
    params: ofUser,
    body: NoteBody,
    reply: z.strictObject({ letters: z.int() }),
    refusals: ['not_found', 'too_many_tries'],
  },

  signOutUser: {
    summary: 'Sign a user out everywhere',
    access: 'admin',
    params: ofUser,
    body: NoteBody,
    reply: z.strictObject({ sessions: z.int() }),
    refusals: ['not_found'],
  },

  allowSharing: {
    summary: 'Let a user share ideas again',
    access: 'admin',
    params: ofUser,
    body: NoteBody,
    reply: z.strictObject({ wasStopped: z.boolean() }),
    refusals: ['not_found'],
  },

  listAudit: {
    summary: 'What admins did and saw',
    access: 'admin',
    allowsStaleRead: true,
    query: z.strictObject({ before: z.uuid().optional() }),
    reply: z.strictObject({
      entries: z.array(AuditEntry),
      older: z.uuid().nullable(),
    }),
  },
} as const satisfies Calls
