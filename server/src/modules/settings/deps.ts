import type { Locked } from '../../db/locks.ts'
import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { AccountDeps } from '../account/deps.ts'

type OfAccount = Pick<AccountDeps, 'sessionCookie' | 'secret' | 'publicUrl' | 'passwords' | 'passwordTries' | 'outbox'>

export interface SettingsDeps extends CallDeps, Transacting, OfAccount {
  now(): Date
  locked: Locked
  card: StripeGateway | null
}
