import { mostSignUpsWaiting } from '@app/domain/account/credentials'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './account.ts'
import { moment } from './columns.ts'

// Sign-ups of an unproven address, side by side under one account without a password; the link of one gives the account
// its password and name. Rows stay until they expire, so that links answer the same.
export const pendingSignUp = pgTable(
  'pending_sign_up',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    place: integer('place').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    timeZone: text('time_zone').notNull(),
    device: text('device').notNull(),
    openedAt: moment('opened_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('sign_up_place_taken_once').on(table.userId, table.place),
    check('sign_up_places', sql`${table.place} between 1 and ${sql.raw(String(mostSignUpsWaiting))}`),
  ],
)
