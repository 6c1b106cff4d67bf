import type { Database } from '../../db/database.ts'
import type { Outbox } from './outbox.ts'

export interface MailDeps {
  db: Database
  outbox: Outbox
  now(): Date
}
