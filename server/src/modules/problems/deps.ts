import type pg from 'pg'
import type { Database } from '../../db/database.ts'

export interface ProblemsDeps {
  pool: pg.Pool
  db: Database
  /** Does all of the work or nothing; it may run more than once. */
  transact<T>(work: (db: Database) => Promise<T>): Promise<T>
  now(): Date
}
