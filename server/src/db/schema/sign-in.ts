import { bigint, boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { user, userIdColumn } from './account.ts'
import { bytea, timestamptz } from './columns.ts'

export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index().on(table.userId)],
)

// An account at a provider of OpenID Connect. Its address is for showing only.
export const connectedAccount = pgTable(
  'connected_account',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userIdColumn(),
    provider: text('provider').notNull(),
    email: text('email'),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('one_account_of_each_issuer').on(table.userId, table.issuer),
  ],
)

// Of an authenticator app. It counts once its first code was right.
export const secondFactor = pgTable('second_factor', {
  userId: userIdColumn().primaryKey(),
  secret: text('secret').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
  asksKnownDevices: boolean('asks_known_devices').notNull().default(true),
  createdAt: timestamptz('created_at').notNull(),
})

export const recoveryCode = pgTable(
  'recovery_code',
  { userId: userIdColumn(), codeHash: text('code_hash').notNull(), usedAt: timestamptz('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

// What lies between two requests of one sign-in or proof. Its data is sealed.
export const signInStep = pgTable(
  'sign_in_step',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    data: text('data').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

export const addressChange = pgTable('address_change', {
  userId: userIdColumn().primaryKey(),
  newEmail: text('new_email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamptz('expires_at').notNull(),
})

export const addressUndo = pgTable(
  'address_undo',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userIdColumn(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index().on(table.userId)],
)
