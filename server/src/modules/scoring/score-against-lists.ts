import type { Feedback } from '@app/contract/finished-round'
import { explainScore } from '@app/domain/scoring/explain-score'
import type { Score } from '@app/domain/scoring/score'
import { scoreList as scoreByRules } from '@app/domain/scoring/score-list'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { loadEarlierLists } from './earlier-lists.ts'
import { lexicon } from './lexicon.ts'

/** A list as it is handed in. Without an id the problem is one's own: it is compared with nobody's list. */
export interface SubmittedList {
  problemId?: string
  text: string
  slots: number
}

export async function scoreAgainstEarlierLists(
  db: Database,
  { problemId, text, slots }: SubmittedList,
  ideas: readonly string[],
) {
  const earlier = problemId ? await loadEarlierLists(db, problemId) : []
  const { score, sketches } = scoreByRules(lexicon, { problem: text, ideas, slots, earlier })
  return { score, sketches: problemId ? sketches : [] }
}

interface FeedbackInput {
  favourites: number[] | null
  isOwn: boolean
}

/** What a score tells its owner. Null for rounds from before there was one. */
export const toFeedback = (
  score: Score | null,
  { favourites, isOwn }: FeedbackInput,
): z.output<typeof Feedback> | null =>
  score && { score: plainOf(score), sentences: explainScore(score, isOwn), favourites }

function plainOf({ flexibility, originality, order, ideas, ...score }: Score) {
  return {
    ...score,
    flexibility: { ...flexibility, strategies: [...flexibility.strategies] },
    originality: {
      ...originality,
      top: [...originality.top],
      unpraised: originality.unpraised && [...originality.unpraised],
    },
    order: { ...order, curve: [...order.curve] },
    ideas: [...ideas],
  }
}
