import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { Scoring } from './score-round.ts'

export interface RoundsDeps extends CallDeps, Transacting {
  now(): Date
  /** Signs the cookies of visitors, whose problems may be claimed. */
  secret: string
  scoring: Scoring
}
