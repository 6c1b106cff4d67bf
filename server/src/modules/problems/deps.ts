import type pg from 'pg'
import type { TransactionDeps } from '../../db/transaction.ts'

export interface ProblemsDeps extends TransactionDeps {
  pool: pg.Pool
  now(): Date
}
