import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { pendingSignUp, userIdColumn } from './account.ts'
import { timestamptz } from './columns.ts'

const mailKinds = [
  'verify',
  'sign_ups_full',
  'known_address',
  'reset',
  'choose_password',
  'password_changed',
  'ways_changed',
  'address_proof',
  'address_changed',
  'address_restored',
  'passkey_copied',
  'premium_started',
  'premium_ended',
  'premium_ending',
  'premium_price_gone',
  'reminder',
] as const
export type MailKind = (typeof mailKinds)[number]

// Written in the transaction of its reason, delivered by a job.
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userIdColumn(),
    signUpId: uuid('sign_up_id').references(() => pendingSignUp.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: mailKinds }).notNull(),
    recipient: text('recipient').notNull(),
    // Its link opens an account. Null once the mail ended.
    sealed: text('sealed'),
    expiresAt: timestamptz('expires_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    lastError: text('last_error'),
    sentAt: timestamptz('sent_at'),
    refusedAt: timestamptz('refused_at'),
    droppedAt: timestamptz('dropped_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('mail_waiting')
      .on(table.nextAttemptAt)
      .where(sql`num_nonnulls(${table.sentAt}, ${table.refusedAt}, ${table.droppedAt}) = 0`),
    // Many are due at one minute, and nobody waits for them at the screen.
    index('mail_waiting_reminders_last')
      .on(sql`(${table.kind} = 'reminder')`, table.nextAttemptAt)
      .where(sql`num_nonnulls(${table.sentAt}, ${table.refusedAt}, ${table.droppedAt}) = 0`),
    index().on(table.userId),
    index().on(table.signUpId),
    check('mail_ends_once', sql`num_nonnulls(${table.sentAt}, ${table.refusedAt}, ${table.droppedAt}) <= 1`),
    check(
      'mail_forgets_when_ended',
      sql`(${table.sealed} is null) = (num_nonnulls(${table.sentAt}, ${table.refusedAt}, ${table.droppedAt}) = 1)`,
    ),
  ],
)

export const storedLetter = pgTable('stored_letter', {
  mailId: uuid('mail_id')
    .primaryKey()
    .references(() => mail.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
})
