import type pg from 'pg'
import type { Database } from '../../db/database.ts'
import type { TimelineWatch } from '../../db/timeline-watch.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { RequestStats } from '../../http/request-stats.ts'
import type { SharedIdeasDeps } from '../shared-ideas/share-idea.ts'

export interface StatusDeps extends CallDeps, Pick<SharedIdeasDeps, 'sharedIdeas'> {
  db: Database
  pool: pg.Pool
  timeline: TimelineWatch
  now(): Date
  requests: RequestStats
  /** Required to read the metrics from another machine. */
  metricsToken: string | undefined
  trustProxy: number
  setUp: {
    version: string
    processes: number
    aiCalls: number | null
    hasCards: boolean
    hasCrypto: boolean
    startedAt: Date
  }
}
