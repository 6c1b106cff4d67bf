import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from './account.ts'
import { day, moment } from './columns.ts'
import { ofProblem } from './problem.ts'

// A problem that is reserved for one person and one place of a day, so that their devices can carry it. The round of that
// place has this id, whether it is opened online or comes from a device.
export const dayPass = pgTable(
  'day_pass',
  {
    userId: ofUser(),
    day: day('day').notNull(),
    number: integer('number').notNull(),
    roundId: uuid('round_id').notNull(),
    problemId: ofProblem(),
    zone: text('zone').notNull(),
    slots: integer('slots').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.number] }),
    unique().on(table.roundId, table.userId),
    index().on(table.userId, table.problemId),
    check('day_pass_places', sql`${table.number} between 1 and 5`),
  ],
)
