import type { TransactionDeps } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/register-call.ts'

/** `review`: an admin reads each idea before others see it. */
export type SharingMode = 'on' | 'review' | 'off'

export interface SharedIdeasDeps extends CallDeps, TransactionDeps {
  now(): Date
  secret: string
  trustProxy: number
  sharedIdeas: SharingMode
}
