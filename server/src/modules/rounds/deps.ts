import type { TransactionDeps } from '../../db/transaction.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/register-call.ts'
import type { Scoring } from './scoring-service.ts'

export interface RoundsDeps extends CallDeps, TransactionDeps {
  now(): Date
  secret: string
  trustProxy: number
  limits: RateLimits
  scoring: Scoring
}
