import type { Database } from '../../db/database.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { AdminRule } from '../account/person.ts'
import type { Outbox } from '../mail/outbox.ts'

export interface AdminDeps extends CallDeps {
  db: Database
  /** Does all of the work or nothing; it may run more than once. */
  transact<T>(work: (db: Database) => Promise<T>): Promise<T>
  isAdmin: AdminRule
  /** Addresses whose verified accounts are admins. */
  adminEmails: readonly string[]
  now(): Date
  outbox: Outbox
}
