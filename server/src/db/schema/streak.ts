import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { actorIdColumn, user, userIdColumn } from './account.ts'
import { dateColumn, timestamptz } from './columns.ts'

// Judged under the lock of the person's progress.
export const pause = pgTable(
  'pause',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userIdColumn(),
    fromDay: dateColumn('from_day').notNull(),
    toDay: dateColumn('to_day').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    unique().on(table.userId, table.fromDay),
    check('pause_length', sql`${table.toDay} between ${table.fromDay} and ${table.fromDay} + 29`),
  ],
)

export const amnesty = pgTable(
  'amnesty',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    day: dateColumn('day').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    actorId: actorIdColumn(),
    createdAt: timestamptz('created_at').notNull(),
    // By id; null: everybody is reached.
    reachedUpTo: text('reached_up_to'),
  },
  (table) => [unique().on(table.day, table.userId).nullsNotDistinct(), index().on(table.userId)],
)

// For two days the kinder of both zones decides.
export const zoneChange = pgTable(
  'zone_change',
  { userId: userIdColumn(), at: timestamptz('at').notNull(), leftZone: text('left_zone').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.at] })],
)

export const achievement = pgTable(
  'achievement',
  {
    userId: userIdColumn(),
    achievementId: text('achievement_id').notNull(),
    unlockedAt: timestamptz('unlocked_at').notNull(),
    seenAt: timestamptz('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.achievementId] })],
)

export const birdFound = pgTable(
  'bird_found',
  { userId: userIdColumn(), thinkerId: text('thinker_id').notNull(), foundAt: timestamptz('found_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.thinkerId] })],
)
