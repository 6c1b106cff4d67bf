import type { Transacting } from '../../db/transaction.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { Rarity } from '../scoring/rarity.ts'
import type { GuestEvents } from './events.ts'

export interface GuestDeps extends CallDeps, Transacting {
  /** Signs what browsers keep for us. */
  secret: string
  now(): Date
  limits: Limits
  /** How many proxies in front are ours. */
  trustProxy: number
  rarity: Rarity
  /** Problems a day for a browser that is not signed in. */
  guestDailyLimit: number
  /** What visitors do, written a moment later. */
  guestEvents: GuestEvents
}
