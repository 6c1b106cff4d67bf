import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'

/** `review`: an admin reads each idea before others see it. */
export type SharingMode = 'on' | 'review' | 'off'

export interface SharedIdeasDeps extends CallDeps, Transacting {
  now(): Date
  secret: string
  trustProxy: number
  sharedIdeas: SharingMode
}
