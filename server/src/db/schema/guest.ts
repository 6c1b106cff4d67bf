import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dateColumn, timestamptz } from './columns.ts'
import { problemIdColumn } from './problem.ts'

export const guestEventTypes = [
  'challenge_start',
  'genius_selected',
  'challenge_complete',
  'signup_prompt_view',
  'signup_click',
  'account_created',
] as const

// The link of a shared problem; elsewhere null.
const guestSources = ['shared'] as const

// The key is the limit: a browser has so many places a day (UTC).
export const guestHandout = pgTable(
  'guest_handout',
  {
    browser: text('browser').notNull(),
    day: dateColumn('day').notNull(),
    number: integer('number').notNull(),
    problemId: problemIdColumn(),
    handedOutAt: timestamptz('handed_out_at').notNull(),
    claimedAt: timestamptz('claimed_at'),
    source: text('source', { enum: guestSources }),
  },
  (table) => [primaryKey({ columns: [table.browser, table.day, table.number] }), index().on(table.handedOutAt)],
)

// A visitor is a keyed hash of the network.
export const guestEvent = pgTable(
  'guest_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull(),
    type: text('type', { enum: guestEventTypes }).notNull(),
    visitor: text('visitor').notNull(),
    sessionId: text('session_id'),
    problemId: uuid('problem_id'),
    geniusName: text('genius_name'),
    solutionLength: integer('solution_length'),
    source: text('source', { enum: guestSources }),
  },
  (table) => [index().on(table.at)],
)

// By day (UTC). `last_seen`: visitors whose last start was on the day.
export const guestDay = pgTable(
  'guest_day',
  {
    day: dateColumn('day').notNull(),
    type: text('type', { enum: [...guestEventTypes, 'last_seen'] }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.type] })],
)

export const guestRanking = pgTable(
  'guest_ranking',
  {
    day: dateColumn('day').notNull(),
    list: text('list', { enum: ['genius', 'problem'] }).notNull(),
    name: text('name').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.list, table.name] })],
)

export const guestVisitor = pgTable(
  'guest_visitor',
  {
    visitor: text('visitor').primaryKey(),
    firstDay: dateColumn('first_day').notNull(),
    lastDay: dateColumn('last_day').notNull(),
  },
  (table) => [index().on(table.lastDay), check('guest_visitor_days', sql`${table.firstDay} <= ${table.lastDay}`)],
)
