import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from './account.ts'
import { timestamptz } from './columns.ts'
import { problemIdColumn } from './problem.ts'

// Taken back it is gone, as if it had never been. The card is of the moment when it was shared.
export const shareLink = pgTable(
  'share_link',
  {
    code: text('code').primaryKey(),
    userId: userIdColumn(),
    roundId: uuid('round_id').notNull(),
    problemId: problemIdColumn(),
    card: jsonb('card').notNull(),
    // A copy of the one idea that its author shows.
    idea: text('idea'),
    sharedAt: timestamptz('shared_at').notNull(),
    // An open report hides the idea; an admin's decision to keep it stays.
    report: text('report', { enum: ['open', 'kept'] }),
    reportedAt: timestamptz('reported_at'),
  },
  (table) => [
    unique().on(table.userId, table.roundId),
    index('share_link_newest').on(table.userId, table.sharedAt),
    index('share_link_reported').on(table.reportedAt).where(sql`${table.report} = 'open'`),
  ],
)
