import type { Transacting } from '../../db/transaction.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { GuestEvents } from './events.ts'

export interface GuestDeps extends CallDeps, Transacting {
  secret: string
  now(): Date
  limits: Limits
  trustProxy: number
  guestDailyLimit: number
  guestEvents: GuestEvents
}
