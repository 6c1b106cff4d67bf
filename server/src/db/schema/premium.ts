import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { formerly } from './account.ts'
import { moment } from './columns.ts'

// Premium is derived from the grants in force; a payment or an admin only ever adds or revokes one. It outlives the
// person, without them: what was paid must be found again.
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: formerly(),
    source: text('source', { enum: ['admin', 'stripe', 'crypto'] }).notNull(),
    // What the source calls it; the same one cannot grant twice.
    reference: text('reference').notNull(),
    plan: text('plan', { enum: ['monthly', 'annual'] }),
    startsAt: moment('starts_at').notNull(),
    // Null: until it is revoked.
    endsAt: moment('ends_at'),
    revokedAt: moment('revoked_at'),
    /** Why it was revoked, for the person and for support. */
    reason: text('reason'),
    // When the letter on its end was written: one letter an end, whatever ended it. Null again once it goes on.
    endToldAt: moment('end_told_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.source, table.reference),
    index().on(table.userId),
    index('entitlement_grant_to_tell')
      .on(table.endsAt)
      .where(sql`${table.endToldAt} is null and ${table.revokedAt} is null`),
  ],
)
