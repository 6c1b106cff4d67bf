import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'

export interface AchievementsDeps extends CallDeps, Transacting {
  now(): Date
}
