import type { Database } from '../../db/database.ts'
import type { Locked } from '../../db/locks.ts'
import type { Transacting } from '../../db/transaction.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { CryptoVendors } from '../../vendors/chains/chain-reader.ts'
import type { StripeGateway } from '../../vendors/stripe/stripe-gateway.ts'
import type { Outbox } from '../mail/outbox.ts'

export interface PremiumDeps extends CallDeps, Transacting {
  locked: Locked
  now(): Date
  limits: Limits
  outbox: Outbox
  supportEmail: string | null
  crypto: CryptoVendors
  card: StripeGateway | null
  webhookEvents: EventQueue | null
}

export interface EventQueue {
  /** Call it before a transaction that sends: inside, none waits for a second connection. */
  ready(): Promise<void>
  send(db: Database, ids: readonly string[]): Promise<void>
}
