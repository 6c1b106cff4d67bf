import type { WithLock } from '../../db/locks.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { AccountDeps } from '../account/deps.ts'

type OfAccount = Pick<
  AccountDeps,
  'sessionCookie' | 'secret' | 'publicUrl' | 'passwords' | 'passwordAttempts' | 'outbox'
>

export interface SettingsDeps extends CallDeps, TransactionDeps, OfAccount {
  now(): Date
  withLock: WithLock
  card: StripeGateway | null
}
