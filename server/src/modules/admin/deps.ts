import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { AdminRule } from '../account/admin-rule.ts'
import type { Outbox } from '../mail/outbox.ts'

export interface AdminDeps extends CallDeps, Transacting {
  isAdmin: AdminRule
  adminEmails: readonly string[]
  now(): Date
  outbox: Outbox
}
