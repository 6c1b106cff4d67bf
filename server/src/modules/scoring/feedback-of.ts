import type { Feedback } from '@app/contract/finished-round'
import { explain } from '@app/domain/score/explain'
import type { Score } from '@app/domain/score/score'
import type { z } from 'zod'

interface FeedbackInput {
  favourites: number[] | null
  isOwn: boolean
}

/** What a score tells its owner. Null for rounds from before there was one. */
export const feedbackOf = (
  score: Score | null,
  { favourites, isOwn }: FeedbackInput,
): z.output<typeof Feedback> | null => score && { score: plainOf(score), sentences: explain(score, isOwn), favourites }

/** Lists that the contract may hand on. */
function plainOf({ flexibility, originality, order, ideas, ...score }: Score) {
  return {
    ...score,
    flexibility: { ...flexibility, strategies: [...flexibility.strategies] },
    originality: { ...originality, top: [...originality.top] },
    order: { ...order, curve: [...order.curve] },
    ideas: [...ideas],
  }
}
