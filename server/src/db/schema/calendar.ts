import { pgTable, text } from 'drizzle-orm/pg-core'
import { ofUser } from './account.ts'
import { moment } from './columns.ts'

// Only the hash of the secret address: the table or a backup of it opens no calendar.
export const calendarFeed = pgTable('calendar_feed', {
  userId: ofUser().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
})
