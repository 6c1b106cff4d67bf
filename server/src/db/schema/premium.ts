import { billedStatuses } from '@app/domain/premium/card-entitlement'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sqlList } from '../sql-parts.ts'
import { formerUserIdColumn, userIdColumn } from './account.ts'
import { timestamptz } from './columns.ts'

// Only added or revoked: Premium is derived from those in force. They outlive the person.
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: formerUserIdColumn(),
    source: text('source', { enum: ['admin', 'stripe', 'crypto'] }).notNull(),
    reference: text('reference').notNull(),
    plan: text('plan', { enum: ['monthly', 'annual'] }),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    revokedAt: timestamptz('revoked_at'),
    reason: text('reason'),
    endMailedAt: timestamptz('end_told_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.source, table.reference),
    index().on(table.userId),
    index('entitlement_grant_to_tell')
      .on(table.endsAt)
      .where(sql`${table.endMailedAt} is null and ${table.revokedAt} is null`),
  ],
)

// The attempt is Stripe's idempotency key: two clicks make one subscription.
export const cardCheckout = pgTable('card_checkout', {
  userId: userIdColumn().primaryKey(),
  plan: text('plan', { enum: ['monthly', 'annual'] }).notNull(),
  attempt: uuid('attempt').notNull().defaultRandom(),
  startedAt: timestamptz('started_at').notNull(),
})

export const stripeSubscription = pgTable(
  'stripe_subscription',
  {
    id: text('id').primaryKey(),
    userId: formerUserIdColumn(),
    customerId: text('customer_id').notNull(),
    status: text('status').notNull(),
    plan: text('plan', { enum: ['monthly', 'annual'] }),
    periodEnd: timestamptz('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    latestInvoice: text('latest_invoice'),
    takenBack: text('taken_back', { enum: ['refunded', 'charged_back', 'disputed'] }),
    syncedAt: timestamptz('synced_at').notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.customerId),
    uniqueIndex('stripe_subscription_one_live')
      .on(table.userId)
      .where(sql`${table.status} in (${sql.raw(sqlList(billedStatuses))})`),
  ],
)

// Paid at none of our prices, for an admin to decide. Stripe's id lists each once.
export const cardReview = pgTable(
  'card_review',
  {
    paymentId: text('payment_id').primaryKey(),
    userId: formerUserIdColumn(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    foundAt: timestamptz('found_at').notNull(),
    settledAt: timestamptz('settled_at'),
    note: text('note'),
  },
  (table) => [
    index().on(table.userId),
    index('card_review_waiting').on(table.foundAt).where(sql`${table.settledAt} is null`),
  ],
)

// Only their ids are trusted: the rest is read from Stripe.
export const stripeEvent = pgTable(
  'stripe_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id'),
    payload: jsonb('payload').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    processedAt: timestamptz('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    // Only the previous version reads it; a later migration drops it.
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    error: text('error'),
  },
  (table) => [
    index('stripe_event_unprocessed').on(table.id).where(sql`${table.processedAt} is null`),
    index().on(table.receivedAt),
  ],
)
