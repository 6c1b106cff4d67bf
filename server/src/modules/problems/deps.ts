import type pg from 'pg'
import type { Transacting } from '../../db/transaction.ts'

export interface ProblemsDeps extends Transacting {
  pool: pg.Pool
  now(): Date
}
