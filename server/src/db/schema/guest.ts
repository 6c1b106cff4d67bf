import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, moment } from './columns.ts'
import { problem } from './problem.ts'

/** What visitors do, in the words of the wire; the first and the last are noticed by the server itself. */
export const guestEventTypes = [
  'challenge_start',
  'genius_selected',
  'challenge_complete',
  'signup_prompt_view',
  'signup_click',
  'account_created',
] as const

// Which problem a browser without an account got. The key is the limit: a browser has so many places a day (UTC).
export const guestHandout = pgTable(
  'guest_handout',
  {
    // A keyed hash of the browser's cookie.
    browser: text('browser').notNull(),
    day: day('day').notNull(),
    number: integer('number').notNull(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id),
    handedOutAt: moment('handed_out_at').notNull(),
    // When its ideas were taken into an account. It does not say whose: the round is theirs, and is deleted with them.
    claimedAt: moment('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.browser, table.day, table.number] }), index().on(table.handedOutAt)],
)

// What happened since the last roll-up. No address stands here: a visitor is a keyed hash of the network.
export const guestEvent = pgTable(
  'guest_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    type: text('type', { enum: guestEventTypes }).notNull(),
    visitor: text('visitor').notNull(),
    sessionId: text('session_id'),
    problemId: uuid('problem_id'),
    geniusName: text('genius_name'),
    solutionLength: integer('solution_length'),
  },
  (table) => [index().on(table.at)],
)

// The same, counted by day (UTC), for ever; as `last_seen` the visitors whose last start was on the day, so that distinct
// ones of a period that ends today need not be counted one by one.
export const guestDay = pgTable(
  'guest_day',
  {
    day: day('day').notNull(),
    type: text('type', { enum: [...guestEventTypes, 'last_seen'] }).notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.type] })],
)

// How often a genius was picked and a problem was seen on a day; on the day before all days (0001-01-01) how often ever.
export const guestRanking = pgTable(
  'guest_ranking',
  {
    day: day('day').notNull(),
    list: text('list', { enum: ['genius', 'problem'] }).notNull(),
    name: text('name').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.list, table.name] })],
)

// Who started a challenge, from when to when: what is distinct over all time stays true without the events.
export const guestVisitor = pgTable(
  'guest_visitor',
  {
    visitor: text('visitor').primaryKey(),
    firstDay: day('first_day').notNull(),
    lastDay: day('last_day').notNull(),
  },
  (table) => [index().on(table.lastDay), check('guest_visitor_days', sql`${table.firstDay} <= ${table.lastDay}`)],
)
