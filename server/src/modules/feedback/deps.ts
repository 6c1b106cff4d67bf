import type { Transacting } from '../../db/transaction.ts'
import type { CallDeps } from '../../http/serve.ts'
import type { OpinionModel } from '../../vendors/ai/opinion-writer.ts'

export interface FeedbackDeps extends CallDeps, Transacting {
  now(): Date
  /** Who is asked for opinions on lists; null: no model is connected. */
  opinions: OpinionModel | null
}
