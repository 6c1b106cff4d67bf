import { entryMethods, roundKinds } from '@app/domain/rounds/round'
import { dayKinds } from '@app/domain/streak/day-log'
import { notCountedReasons } from '@app/domain/streak/late-submission'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { userIdColumn } from './account.ts'
import { bytea, dateColumn, timestamptz } from './columns.ts'
import { problem, problemIdColumn } from './problem.ts'

// All counts derive from this log.
export const round = pgTable(
  'round',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userIdColumn(),
    kind: text('kind', { enum: roundKinds }).notNull(),
    problemId: uuid('problem_id').references(() => problem.id),
    customProblem: text('custom_problem'),
    day: dateColumn('day').notNull(),
    zone: text('zone').notNull(),
    number: integer('number').notNull(),
    slots: integer('slots').notNull(),
    openedAt: timestamptz('opened_at').notNull(),
    thinkerId: text('thinker_id'),
    finishedAt: timestamptz('finished_at'),
    receivedAt: timestamptz('received_at'),
    countedDay: dateColumn('counted_day'),
    countedNumber: integer('counted_number'),
    notCounted: text('not_counted', { enum: notCountedReasons }),
    contentHash: text('content_hash'),
    outcome: jsonb('outcome'),
    score: jsonb('score'),
    // Quicker than unpacked scores: different ideas, variety, rarity (null: too early), detail, best place.
    figures: doublePrecision('figures')
      .array()
      .generatedAlwaysAs(
        sql`array[(score->'fluency'->>'different')::float8, (score->'flexibility'->>'effective')::float8,
          case when (score->'originality'->>'tooEarly') = 'false' then (score->'originality'->>'value')::float8 end,
          (score->'elaboration'->>'median')::float8, (score->'order'->>'best')::float8]`,
      ),
    favourites: integer('favourites').array(),
    // Which of its thinker's lines answered the list: `many-kinds/0`.
    answer: text('answer'),
    // `opinionAskedAt` prevents two requests at a time.
    opinion: jsonb('opinion'),
    opinionAskedAt: timestamptz('opinion_asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    uniqueIndex('round_handed_out_once').on(table.userId, table.kind, table.day, table.number),
    uniqueIndex('round_place_taken_once').on(table.userId, table.countedDay, table.countedNumber),
    index('round_open').on(table.userId, table.openedAt).where(sql`${table.finishedAt} is null`),
    index('round_problem_had').on(table.userId, table.problemId),
    check('round_has_one_problem', sql`(${table.kind} = 'daily') = (${table.problemId} is not null)`),
    check('round_custom_text', sql`(${table.kind} = 'custom') = (${table.customProblem} is not null)`),
    // Five is the most of any plan. Place 0: a visitor's round from before the account, which takes no place.
    check('round_places', sql`${table.countedNumber} between 0 and 5`),
    check(
      'round_finished_once',
      sql`num_nonnulls(${table.finishedAt}, ${table.receivedAt}, ${table.contentHash}, ${table.outcome}) = case when ${table.finishedAt} is null then 0 else 4 end`,
    ),
    check(
      'round_counts_or_says_why_not',
      sql`num_nonnulls(${table.countedDay}, ${table.countedNumber}) = case when ${table.finishedAt} is null or ${table.notCounted} is not null then 0 else 2 end and (${table.notCounted} is null or ${table.finishedAt} is not null)`,
    ),
  ],
)

/** Of the round's person, by the key of both. */
const userId = () => text('user_id').notNull()
const roundId = () => uuid('round_id').notNull()

const ownRound = (table: { userId: PgColumn; roundId: PgColumn }) =>
  foreignKey({ columns: [table.userId, table.roundId], foreignColumns: [round.userId, round.id] }).onDelete('cascade')

export const solution = pgTable(
  'solution',
  {
    id: uuid('id').notNull().defaultRandom(),
    roundId: roundId(),
    // Copies for the indexes of the history.
    userId: userId(),
    kind: text('kind', { enum: roundKinds }).notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    method: text('method', { enum: entryMethods }).notNull(),
    isExported: boolean('is_exported').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    unique().on(table.roundId, table.position, table.userId),
    ownRound(table),
    index('solution_history').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.roundId,
      table.position.desc().nullsFirst(),
    ),
    index('solution_history_of_kind').on(
      table.userId,
      table.kind,
      table.createdAt.desc().nullsFirst(),
      table.roundId,
      table.position.desc().nullsFirst(),
    ),
    check('solution_fits_a_slot', sql`${table.position} between 1 and 20`),
  ],
)

// No change of zone or clock counts a date twice.
export const dayLog = pgTable(
  'day_log',
  {
    userId: userIdColumn(),
    day: dateColumn('day').notNull(),
    kind: text('kind', { enum: dayKinds }).notNull(),
    replaced: text('replaced', { enum: dayKinds }),
    roundId: uuid('round_id'),
    zone: text('zone').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    ownRound(table),
    index().on(table.roundId),
    check('day_log_replaced', sql`${table.replaced} is null or ${table.kind} in ('done', 'amnesty')`),
  ],
)

// Derived from the log; must equal a recount. Its row is the lock for opening and finishing rounds.
export const progress = pgTable(
  'progress',
  {
    userId: userIdColumn().primaryKey(),
    streakLength: integer('streak_length').notNull().default(0),
    lastDay: dateColumn('last_day'),
    lastDayRounds: integer('last_day_rounds').notNull().default(0),
    lastDaySolutions: integer('last_day_solutions').notNull().default(0),
    totalSolved: integer('total_solved').notNull().default(0),
    lastFinishedAt: timestamptz('last_finished_at'),
    longestStreak: integer('longest_streak').notNull().default(0),
    freezes: integer('freezes').notNull().default(1),
    doneDays: integer('done_days').notNull().default(0),
    dailySolutions: integer('daily_solutions').notNull().default(0),
    customSolutions: integer('custom_solutions').notNull().default(0),
    // Of processes of the release before, with `history_mark`. The next release drops all three.
    solutionsKnown: integer('solutions_known').notNull().default(0),
    markedUntil: timestamptz('marked_until'),
    // Recount before the next use.
    recountDue: boolean('recount_due').notNull().default(false),
  },
  (table) => [
    check('progress_freezes', sql`${table.freezes} between 0 and 2`),
    index('progress_last_active')
      .on(table.lastFinishedAt.desc().nullsFirst(), table.userId)
      .where(sql`${table.lastFinishedAt} is not null`),
  ],
)

// Read and written by processes of the release before only.
export const historyMark = pgTable(
  'history_mark',
  {
    userId: userId().references(() => progress.userId, { onDelete: 'cascade' }),
    until: timestamptz('until').notNull(),
    daily: integer('daily').notNull(),
    custom: integer('custom').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.until] })],
)

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: userIdColumn(),
    key: text('key').notNull(),
    contentHash: text('content_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

// Stems of an idea and what it means, no text. Without a vector it is from before there was one, or in other words than
// the table knows. `seq` orders them: a list takes one step, and its ideas the numbers behind it.
export const ideaSketch = pgTable(
  'idea_sketch',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ increment: 100 }),
    problemId: problemIdColumn(),
    userId: userId(),
    roundId: roundId(),
    position: integer('position').notNull(),
    stems: text('stems').array().notNull(),
    vector: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.position, table.userId] }),
    ownRound(table),
    index().on(table.problemId, table.seq),
  ],
)

export const secondLook = pgTable(
  'second_look',
  {
    userId: userId(),
    roundId: roundId(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.position, table.userId] }), ownRound(table)],
)

// What another device handed in for a finished round, once each. It counts for nothing.
export const otherList = pgTable(
  'other_list',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    roundId: roundId(),
    contentHash: text('content_hash').notNull(),
    texts: text('texts').array().notNull(),
    methods: text('methods', { enum: entryMethods }).array().notNull(),
    finishedAt: timestamptz('finished_at').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    addedAt: timestamptz('added_at'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.userId] }),
    unique().on(table.roundId, table.contentHash, table.userId),
    ownRound(table),
    check('other_list_whole', sql`cardinality(${table.texts}) = cardinality(${table.methods})`),
  ],
)

export const ideaTrial = pgTable(
  'idea_trial',
  {
    solutionId: uuid('solution_id').notNull(),
    userId: userId(),
    markedAt: timestamptz('marked_at').notNull(),
    answer: text('answer', { enum: ['tried', 'not_yet', 'dropped'] }),
    note: text('note'),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.solutionId, table.userId] }),
    foreignKey({
      columns: [table.userId, table.solutionId],
      foreignColumns: [solution.userId, solution.id],
    }).onDelete('cascade'),
    index().on(table.userId, table.markedAt),
    check('idea_trial_answered_whole', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
)
