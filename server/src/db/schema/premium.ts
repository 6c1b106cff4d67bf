import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './account.ts'
import { moment } from './columns.ts'

// Premium is derived from the grants in force; a payment or an admin only ever adds or revokes one.
export const entitlementGrant = pgTable(
  'entitlement_grant',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    source: text('source', { enum: ['admin', 'stripe', 'crypto'] }).notNull(),
    // What the source calls it; the same one cannot grant twice.
    reference: text('reference').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique().on(table.source, table.reference), index().on(table.userId)],
)
