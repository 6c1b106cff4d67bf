import type { CallDeps } from '../../http/serve.ts'
import type { OpinionModel } from '../../vendors/ai/opinion-writer.ts'
import type { ProblemsDeps } from '../problems/deps.ts'

export interface FeedbackDeps extends CallDeps, ProblemsDeps {
  /** Who is asked for opinions on lists; null: no model is connected. */
  opinions: OpinionModel | null
}
