import type { Database } from '../../db/database.ts'
import type { WithLock } from '../../db/locks.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { CryptoVendors } from '../../vendors/chains/chain-reader.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { Outbox } from '../mail/outbox.ts'

export interface PremiumDeps extends CallDeps, TransactionDeps {
  withLock: WithLock
  now(): Date
  limits: RateLimits
  outbox: Outbox
  supportEmail: string | null
  crypto: CryptoVendors
  card: StripeGateway | null
  webhookEvents: StripeEventQueue | null
}

export interface StripeEventQueue {
  /** Call it before a transaction that sends: inside, none waits for a second connection. */
  ready(): Promise<void>
  send(db: Database, ids: readonly string[]): Promise<void>
}
