import type { Database } from '../../db/database.ts'
import type { CallDeps } from '../../http/serve.ts'

export interface HistoryDeps extends CallDeps {
  db: Database
  /** Does all of the work or nothing; it may run more than once. */
  transact<T>(work: (db: Database) => Promise<T>): Promise<T>
}
