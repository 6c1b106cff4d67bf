import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { formerly } from './account.ts'
import { moment } from './columns.ts'

// Premium is derived from the grants in force, which are only added or revoked. They outlive the person, as records.
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
    // When the letter about its end was written; null again once it is renewed.
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
