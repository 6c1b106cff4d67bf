import type { TransactionDeps } from '../../db/transaction.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { GuestEvents } from './guest-events.ts'

export interface GuestDeps extends CallDeps, TransactionDeps {
  secret: string
  now(): Date
  limits: RateLimits
  trustProxy: number
  guestDailyLimit: number
  guestEvents: GuestEvents
}
