import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { Scoring } from './score-round.ts'

export interface RoundsDeps extends CallDeps, Transacting {
  now(): Date
  secret: string
  scoring: Scoring
}
