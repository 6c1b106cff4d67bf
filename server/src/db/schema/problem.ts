import { difficulties } from '@app/domain/rounds/difficulty'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userIdColumn } from './account.ts'
import { dateColumn, timestamptz } from './columns.ts'

export const problem = pgTable(
  'problem',
  {
    id: uuid('id').primaryKey(),
    source: text('source', { enum: ['bank', 'model'] }).notNull(),
    category: text('category').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    text: text('text').notNull(),
    hiddenAt: timestamptz('hidden_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    model: text('model'),
    promptVersion: text('prompt_version'),
    filterResults: jsonb('filter_results'),
  },
  (table) => [
    check(
      'problem_origin_is_known',
      sql`num_nonnulls(${table.model}, ${table.promptVersion}, ${table.filterResults}) = case ${table.source} when 'model' then 3 else 0 end`,
    ),
  ],
)

export const problemIdColumn = () =>
  uuid('problem_id')
    .notNull()
    .references(() => problem.id)

export const problemReport = pgTable(
  'problem_report',
  {
    problemId: problemIdColumn(),
    userId: userIdColumn(),
    createdAt: timestamptz('created_at').notNull(),
    // A keyed hash, another one for each problem: it only says whether two reports of a problem come from one network.
    networkHash: text('network_hash'),
  },
  (table) => [primaryKey({ columns: [table.problemId, table.userId] }), index().on(table.userId)],
)

export const dailyProblem = pgTable(
  'daily_problem',
  {
    day: dateColumn('day').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    problemId: problemIdColumn(),
  },
  (table) => [primaryKey({ columns: [table.day, table.difficulty] })],
)

export const writerDay = pgTable(
  'writer_day',
  { day: dateColumn('day').primaryKey(), calls: integer('calls').notNull() },
  (table) => [check('writer_day_counts', sql`${table.calls} > 0`)],
)

export const opinionCalibration = pgTable('opinion_calibration', {
  model: text('model').primaryKey(),
  rubric: text('rubric').notNull(),
  anchors: jsonb('anchors').notNull(),
  agreement: jsonb('agreement').notNull(),
  measuredAt: timestamptz('measured_at').notNull(),
})

export const writerBreaker = pgTable(
  'writer_breaker',
  {
    id: integer('id').primaryKey().default(1),
    outcomes: text('outcomes').notNull().default(''),
    openUntil: timestamptz('open_until'),
    trialUntil: timestamptz('trial_until'),
  },
  (table) => [check('writer_breaker_is_one', sql`${table.id} = 1`)],
)

// Reserved for one place of a person's day, for rounds without network. The round of that place has this id.
export const dayPass = pgTable(
  'day_pass',
  {
    userId: userIdColumn(),
    day: dateColumn('day').notNull(),
    number: integer('number').notNull(),
    roundId: uuid('round_id').notNull(),
    problemId: problemIdColumn(),
    zone: text('zone').notNull(),
    slots: integer('slots').notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.number] }),
    unique().on(table.roundId, table.userId),
    index().on(table.userId, table.problemId),
    check('day_pass_places', sql`${table.number} between 1 and 5`),
  ],
)
