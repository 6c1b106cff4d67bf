import { maxPendingSignUps } from '@app/domain/account/credentials'
import { difficulties } from '@app/domain/rounds/difficulty'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { foldedTextSql } from '../sql-parts.ts'
import { dateColumn, timestamptz } from './columns.ts'

export const userIdColumn = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const formerUserIdColumn = () => text('user_id').references(() => user.id, { onDelete: 'set null' })

export const actorIdColumn = () => text('actor_id').references(() => user.id, { onDelete: 'set null' })

// Columns that nothing reads stay until no process of an earlier version reads them (decisions/0050).
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    // Verified for lack of mail or by the link of a sign-up, which may be anybody's: no password was chosen by mail.
    ownerUnproven: boolean('verified_unseen').notNull().default(false),
    image: text('image'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    timeZone: text('time_zone').notNull().default('UTC'),
    nextTimeZone: text('next_time_zone'),
    nextTimeZoneFrom: timestamptz('next_time_zone_from'),
    difficulty: text('difficulty', { enum: difficulties }).notNull().default('easy'),
    difficultySince: timestamptz('difficulty_since'),
    countsForRarity: boolean('counts_for_rarity').notNull().default(true),
    hintsOn: boolean('hints_on').notNull().default(false),
    opinionsOn: boolean('opinions_on').notNull().default(false),
    // When they first answered whether others may see an idea, when an admin ended that, and the day of a note put away.
    sharingAskedAt: timestamptz('sharing_asked_at'),
    sharingStoppedAt: timestamptz('sharing_stopped_at'),
    wishNoteAwayOn: dateColumn('wish_note_away_on'),
    // When they put the one offer of a passkey away.
    passkeyOfferAwayAt: timestamptz('passkey_offer_away_at'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    // Stripe does not know the newest address yet.
    stripeEmailDue: boolean('stripe_email_due').notNull().default(false),
    deletedAt: timestamptz('deleted_at'),
    // A column, because index-only scans need columns.
    listedName: text('listed_name').notNull().generatedAlwaysAs(sql`lower(first_name || ' ' || last_name)`),
  },
  (table) => [
    index('user_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('user_by_listed_name').on(table.listedName, table.id, table.email),
    index('user_search_plain').using(
      'gin',
      sql`(${sql.raw(foldedTextSql('listed_name'))}) gin_trgm_ops`,
      table.email.op('gin_trgm_ops'),
    ),
    index('user_stripe_email_due').on(table.id).where(sql`${table.stripeEmailDue}`),
    index('user_deleted').on(table.id).where(sql`${table.deletedAt} is not null`),
    check('next_time_zone_is_whole', sql`(${table.nextTimeZone} is null) = (${table.nextTimeZoneFrom} is null)`),
  ],
)

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    token: text('token').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    device: text('device'),
    // How it began: password, password_code, passkey or provider:<name>. Null: by a password, of an earlier release.
    way: text('way'),
    // When the person last showed who they are; some calls want it to be fresh.
    provedAt: timestamptz('proved_at').notNull().defaultNow(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

export const account = pgTable(
  'account',
  {
    id: text('id').notNull(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userIdColumn(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.userId] }), index().on(table.userId)],
)

// Empty. The release before deletes from it, and the next one drops it.
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
)

// One a person, so that older links end. Only the hash is stored.
export const passwordReset = pgTable('password_reset', {
  userId: userIdColumn().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamptz('expires_at').notNull(),
})

// Keys are hashes. Unlogged: a crash of the database may forget it.
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    until: timestamptz('until').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [index().on(table.until)],
)

// Several may wait for one address. Rows stay until they expire, so that their links answer the same.
export const pendingSignUp = pgTable(
  'pending_sign_up',
  {
    id: uuid('id').primaryKey(),
    userId: userIdColumn(),
    place: integer('place').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    timeZone: text('time_zone').notNull(),
    device: text('device').notNull(),
    // Of a sign-up by a provider that does not vouch for the address: what the link connects.
    provider: text('provider'),
    issuer: text('issuer'),
    subject: text('subject'),
    openedAt: timestamptz('opened_at'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    unique('sign_up_place_taken_once').on(table.userId, table.place),
    check('sign_up_places', sql`${table.place} between 1 and ${sql.raw(String(maxPendingSignUps))}`),
  ],
)
