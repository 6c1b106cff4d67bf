import type pg from 'pg'
import type { Database } from '../../db/database.ts'
import type { RequestStats } from '../../http/request-stats.ts'
import type { CallDeps } from '../../http/serve.ts'

export interface StatusDeps extends CallDeps {
  db: Database
  pool: pg.Pool
  now(): Date
  /** What this process has answered. */
  requests: RequestStats
  /** Reads the metrics; nobody from elsewhere does without. */
  metricsToken: string | undefined
  trustProxy: number
  /** How this installation is set up, for what its status means. */
  setUp: {
    /** What this build is called. */
    version: string
    processes: number
    /** Calls of a model on a day at most; null: there is no model. */
    aiCalls: number | null
    cards: boolean
    coins: boolean
    startedAt: Date
  }
}
