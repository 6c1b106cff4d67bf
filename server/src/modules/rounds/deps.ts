import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { Rarity } from '../scoring/rarity.ts'

export interface RoundsDeps extends CallDeps, Transacting {
  now(): Date
  /** Signs the cookies of visitors, whose problems may be claimed. */
  secret: string
  rarity: Rarity
}
