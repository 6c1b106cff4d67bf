import { difficulties } from '@app/domain/round/difficulty'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The person a row belongs to; it is deleted with them. */
export const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** The person a row belonged to: rows that must outlive the person stay without them. */
export const formerly = () => text('user_id').references(() => user.id, { onDelete: 'set null' })

// What no code reads any more stays until no process of an earlier version does (decision 50): `verification`, the columns
// of `account` for other providers, and what a session would say of its browser.
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    // Verified only because no mail could be sent: nobody has shown yet that the address is theirs.
    autoVerified: boolean('verified_unseen').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    timeZone: text('time_zone').notNull().default('UTC'),
    // A planned change of zone, in force from its moment on.
    nextTimeZone: text('next_time_zone'),
    nextTimeZoneFrom: moment('next_time_zone_from'),
    difficulty: text('difficulty', { enum: difficulties }).notNull().default('easy'),
    // When it last changed; null: never. Only rounds handed out since then say how it suits.
    difficultySince: moment('difficulty_since'),
    // Whether their ideas may be compared with those of others, as stems.
    countsForRarity: boolean('counts_for_rarity').notNull().default(true),
    // Hints while writing are for who asks for them.
    hintsOn: boolean('hints_on').notNull().default(false),
    // Their lists leave this house only for who asks for it.
    opinionsOn: boolean('opinions_on').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id').unique(),
    // The person has deleted the account: nothing names them any more, and their rows are being removed.
    deletedAt: moment('deleted_at'),
    // What admins sort by and search in: a column, because an index is read alone only where it names columns.
    listedName: text('listed_name').notNull().generatedAlwaysAs(sql`lower(first_name || ' ' || last_name)`),
  },
  (table) => [
    // The list of admins: as it is sorted, and what it is filtered by.
    index('user_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('user_by_listed_name').on(table.listedName, table.id, table.email),
    // What is looked for in a name or an address: pieces of three characters each (the extension pg_trgm).
    index('user_search').using('gin', table.listedName.op('gin_trgm_ops'), table.email.op('gin_trgm_ops')),
    index('user_unverified').on(table.createdAt.desc().nullsFirst(), table.id).where(sql`not ${table.emailVerified}`),
    index('user_deleted').on(table.id).where(sql`${table.deletedAt} is not null`),
    index('user_admins').on(table.id).where(sql`${table.role} = 'admin'`),
    check('next_time_zone_is_whole', sql`(${table.nextTimeZone} is null) = (${table.nextTimeZoneFrom} is null)`),
  ],
)

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    // What the person reads in the list of their devices, like "Firefox on Linux"; never the raw words of a browser.
    device: text('device'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofUser(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
)

// The newest link to a new password: one a person, so that an older one is dead. Only its hash is stored.
export const passwordReset = pgTable('password_reset', {
  userId: ofUser().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
})

// How much of a limit is used up, for all processes. Keys are hashes: neither addresses nor networks stand here.
// Unlogged (see its migration): a crash of the database forgets it, which costs nobody anything.
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    // Until when it is used up, or, for failed sign-ins, when the next try is heard.
    until: moment('until').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [index().on(table.until)],
)
