import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { moment } from './columns.ts'

// What admins did and saw. It outlives both persons, without them.
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    // Null: the command of the operator, or somebody who is gone.
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    targetId: text('target_id').references(() => user.id, { onDelete: 'set null' }),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [index().on(table.at), index().on(table.actorId), index().on(table.targetId)],
)
