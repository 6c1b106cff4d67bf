import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { session, userIdColumn } from './account.ts'
import { dateColumn, timestamptz } from './columns.ts'

// Its row is the lock under which a reminder is decided.
export const reminder = pgTable(
  'reminder',
  {
    userId: userIdColumn().primaryKey(),
    isOn: boolean('is_on').notNull().default(false),
    // Since midnight in the account's zone.
    minute: integer('minute').notNull(),
    // One bit for each weekday: 1 is Monday, 64 is Sunday.
    days: integer('days').notNull(),
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    byMail: boolean('by_mail').notNull().default(false),
    mailRefusedAt: timestamptz('mail_refused_at'),
    // Only beside reminder mails; off until asked for.
    monthMails: boolean('month_mails').notNull().default(false),
    pausedUntil: dateColumn('paused_until'),
    ignored: integer('ignored').notNull().default(0),
    stoppedAt: timestamptz('stopped_at'),
    declinedAt: timestamptz('declined_at'),
    // Only rises, also when the zone changes.
    lastDay: dateColumn('last_day'),
    dueAt: timestamptz('due_at'),
    dueDay: dateColumn('due_day'),
  },
  (table) => [
    index('reminder_month_mails').on(table.userId).where(sql`${table.monthMails}`),
    index('reminder_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('reminder_minute', sql`${table.minute} between 0 and 1439`),
    check('reminder_days', sql`${table.days} between 1 and 127`),
    check('reminder_quiet', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
    check('reminder_due_whole', sql`(${table.dueAt} is null) = (${table.dueDay} is null)`),
    check('reminder_due_when_on', sql`${table.dueAt} is null or ${table.isOn}`),
  ],
)

export const reminderSent = pgTable(
  'reminder_sent',
  {
    userId: userIdColumn(),
    day: dateColumn('day').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    takenAt: timestamptz('taken_at'),
    openedAt: timestamptz('opened_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index().on(table.sentAt)],
)

// Its row is written with the letter, or where the month had no session: it is decided once.
export const monthLetter = pgTable(
  'month_letter',
  {
    userId: userIdColumn(),
    month: dateColumn('month').notNull(),
    isSent: boolean('is_sent').notNull(),
    decidedAt: timestamptz('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
)

// Goes with its session: nobody is reminded where they signed out.
export const pushEndpoint = pgTable(
  'push_endpoint',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userIdColumn(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    // Of the address, which is a secret itself. A browser belongs to its last person.
    hash: text('hash').notNull().unique(),
    sealed: text('sealed').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.sessionId)],
)

export const pushMessage = pgTable(
  'push_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => pushEndpoint.id, { onDelete: 'cascade' }),
    day: dateColumn('day').notNull(),
    title: text('title').notNull(),
    sentence: text('sentence').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [unique().on(table.endpointId, table.day), index().on(table.nextAttemptAt)],
)

// Only the hash of the secret address: a copy of the table opens no calendar.
export const calendarFeed = pgTable('calendar_feed', {
  userId: userIdColumn().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamptz('created_at').notNull(),
})
