import type { Locked } from '../../db/locks.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { AccountDeps } from '../account/deps.ts'

export interface SettingsDeps extends AccountDeps, CallDeps {
  /** Work that only one process does at a time, outside of any transaction. */
  locked: Locked
  /** Payments by card; null: they are not set up. */
  card: StripeGateway | null
}
