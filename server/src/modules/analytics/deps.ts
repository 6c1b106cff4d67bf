import type { Database } from '../../db/database.ts'
import type { CallDeps } from '../../http/serve.ts'

export interface AnalyticsDeps extends CallDeps {
  db: Database
  now(): Date
}
