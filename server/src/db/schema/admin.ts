import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { actorIdColumn, user } from './account.ts'
import { timestamptz } from './columns.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamptz('at').notNull(),
    actorId: actorIdColumn(),
    action: text('action').notNull(),
    targetId: text('target_id').references(() => user.id, { onDelete: 'set null' }),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [index().on(table.at), index().on(table.actorId), index().on(table.targetId)],
)
