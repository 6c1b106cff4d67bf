import type { Transacting } from '../../db/transaction.ts'
import type { Limits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { Scoring } from './score-round.ts'

export interface RoundsDeps extends CallDeps, Transacting {
  now(): Date
  secret: string
  trustProxy: number
  limits: Limits
  scoring: Scoring
}
