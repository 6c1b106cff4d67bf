import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from './account.ts'
import { dateColumn, timestamptz } from './columns.ts'
import { problemIdColumn } from './problem.ts'

// A copy with an id of its own of one idea of a round: what others see leads to nobody.
export const sharedIdea = pgTable(
  'shared_idea',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    problemId: problemIdColumn(),
    userId: userIdColumn(),
    roundId: uuid('round_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    thinkerId: text('thinker_id'),
    originality: integer('originality'),
    visibleFrom: timestamptz('visible_from').notNull(),
    // `kept` by an admin: no report hides it. `taken_back` by its author after a report, which an admin judges still.
    state: text('state', { enum: ['in_review', 'shown', 'hidden', 'kept', 'taken_back'] }).notNull(),
    // From when an admin should look at it.
    waitsSince: timestamptz('waits_since'),
    // People who were shown it on one day (UTC).
    shownOn: dateColumn('shown_on'),
    shownCount: integer('shown_count').notNull().default(0),
  },
  (table) => [
    index('shared_idea_pool')
      .on(table.problemId, table.visibleFrom.desc().nullsFirst())
      .where(sql`${table.state} in ('shown', 'kept')`),
    unique('shared_idea_one_of_round').on(table.userId, table.roundId),
    index('shared_idea_waits').on(table.waitsSince, table.id).where(sql`${table.waitsSince} is not null`),
    check('shared_idea_fits_a_slot', sql`${table.position} between 1 and 20`),
  ],
)

// That an idea was shown to a person, beside which round of theirs, and what they said of it.
export const shownIdea = pgTable(
  'shown_idea',
  {
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => sharedIdea.id, { onDelete: 'cascade' }),
    userId: userIdColumn(),
    // Of the idea, for the index.
    authorId: text('author_id').notNull(),
    roundId: uuid('round_id').notNull(),
    role: text('role', { enum: ['near', 'far', 'third'] }).notNull(),
    shownAt: timestamptz('shown_at').notNull(),
    wishedAt: timestamptz('wished_at'),
    // The author's day on which they were told.
    toldOn: dateColumn('told_on'),
    reportedAt: timestamptz('reported_at'),
    reason: text('reason', { enum: ['hurts', 'names', 'sells'] }),
    // A keyed hash, another one for each idea.
    networkHash: text('network_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.ideaId, table.userId] }),
    uniqueIndex('shown_idea_of_round').on(table.userId, table.roundId, table.role),
    index('shown_idea_wished').on(table.authorId, table.toldOn).where(sql`${table.wishedAt} is not null`),
    index('shown_idea_reported').on(table.ideaId).where(sql`${table.reportedAt} is not null`),
    check(
      'shown_idea_reported_whole',
      sql`num_nonnulls(${table.reportedAt}, ${table.reason}, ${table.networkHash}) in (0, 3)`,
    ),
  ],
)
