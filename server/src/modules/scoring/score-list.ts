import type { Feedback } from '@app/contract/finished-round'
import { explain } from '@app/domain/scoring/explain'
import type { Score } from '@app/domain/scoring/score'
import { scoreList as scoreByRules } from '@app/domain/scoring/score-list'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { findEarlierLists } from './earlier-lists.ts'
import { lexicon } from './lexicon.ts'

/** A list as it is handed in. Without an id the problem is one's own: it is compared with nobody's list. */
export interface ListToScore {
  problemId?: string
  text: string
  slots: number
}

export async function scoreList(db: Database, { problemId, text, slots }: ListToScore, ideas: readonly string[]) {
  const earlier = problemId ? await findEarlierLists(db, problemId) : []
  const { score, sketches } = scoreByRules(lexicon, { problem: text, ideas, slots, earlier })
  return { score, sketches: problemId ? sketches : [] }
}

interface FeedbackInput {
  favourites: number[] | null
  isOwn: boolean
}

/** What a score tells its owner. Null for rounds from before there was one. */
export const feedbackOf = (
  score: Score | null,
  { favourites, isOwn }: FeedbackInput,
): z.output<typeof Feedback> | null => score && { score: plainOf(score), sentences: explain(score, isOwn), favourites }

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
