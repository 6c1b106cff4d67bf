import type { Locked } from '../../db/locks.ts'
import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { AccountDeps } from '../account/deps.ts'

/** Deleting the account asks for its password and ends its sessions. */
type OfAccount = Pick<AccountDeps, 'sessionCookie' | 'passwords' | 'passwordTries' | 'outbox'>

export interface SettingsDeps extends CallDeps, Transacting, OfAccount {
  now(): Date
  /** Work that only one process does at a time, outside of any transaction. */
  locked: Locked
  /** Payments by card; null: they are not set up. */
  card: StripeGateway | null
}
