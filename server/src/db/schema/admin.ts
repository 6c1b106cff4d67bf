import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { actor, user } from './account.ts'
import { moment } from './columns.ts'

// It outlives the actor and the target, without them.
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    // Null: the operator's command, or a deleted account.
    actorId: actor(),
    action: text('action').notNull(),
    targetId: text('target_id').references(() => user.id, { onDelete: 'set null' }),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [index().on(table.at), index().on(table.actorId), index().on(table.targetId)],
)
