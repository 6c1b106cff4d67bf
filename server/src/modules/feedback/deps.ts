import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { OpinionModel } from '../../vendors/ai/opinion-writer.ts'

export interface FeedbackDeps extends CallDeps, Transacting {
  now(): Date
  opinions: OpinionModel | null
}
