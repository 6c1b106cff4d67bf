import { billedStatuses } from '@app/domain/premium/card-verdict'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { listed } from '../sql-parts.ts'
import { formerly, ofUser } from './account.ts'
import { moment } from './columns.ts'

// Only added or revoked: Premium is derived from those in force. They outlive the person.
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: formerly(),
    source: text('source', { enum: ['admin', 'stripe', 'crypto'] }).notNull(),
    reference: text('reference').notNull(),
    plan: text('plan', { enum: ['monthly', 'annual'] }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    revokedAt: moment('revoked_at'),
    reason: text('reason'),
    endMailedAt: moment('end_told_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
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
  userId: ofUser().primaryKey(),
  plan: text('plan', { enum: ['monthly', 'annual'] }).notNull(),
  attempt: uuid('attempt').notNull().defaultRandom(),
  startedAt: moment('started_at').notNull(),
})

export const stripeSubscription = pgTable(
  'stripe_subscription',
  {
    id: text('id').primaryKey(),
    userId: formerly(),
    customerId: text('customer_id').notNull(),
    status: text('status').notNull(),
    plan: text('plan', { enum: ['monthly', 'annual'] }),
    periodEnd: moment('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    latestInvoice: text('latest_invoice'),
    takenBack: text('taken_back', { enum: ['refunded', 'charged_back', 'disputed'] }),
    syncedAt: moment('synced_at').notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.customerId),
    uniqueIndex('stripe_subscription_one_live')
      .on(table.userId)
      .where(sql`${table.status} in (${sql.raw(listed(billedStatuses))})`),
  ],
)

// Paid at none of our prices, for an admin to decide. Stripe's id lists each once.
export const cardReview = pgTable(
  'card_review',
  {
    paymentId: text('payment_id').primaryKey(),
    userId: formerly(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    foundAt: moment('found_at').notNull(),
    settledAt: moment('settled_at'),
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
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    // Only the previous version reads it; a later migration drops it.
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    error: text('error'),
  },
  (table) => [
    index('stripe_event_unprocessed').on(table.id).where(sql`${table.processedAt} is null`),
    index().on(table.receivedAt),
  ],
)
