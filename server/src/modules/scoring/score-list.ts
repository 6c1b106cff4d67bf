import type { Feedback } from '@app/contract/finished-round'
import { explain } from '@app/domain/scoring/explain'
import { readTexts } from '@app/domain/scoring/read-texts'
import type { Score } from '@app/domain/scoring/score'
import { scoreTexts } from '@app/domain/scoring/score-ideas'
import { sketchTexts } from '@app/domain/scoring/sketch'
import { readTopic } from '@app/domain/scoring/topic'
import type { z } from 'zod'
import { lexicon } from './lexicon.ts'
import type { Rarity } from './rarity.ts'

/** A list as it is handed in. Without an id the problem is one's own: it is compared with nobody's list. */
export interface ListToScore {
  problemId?: string
  text: string
  slots: number
}

export async function scoreList(
  rarity: Rarity,
  { problemId, text, slots: begun }: ListToScore,
  ideas: readonly string[],
) {
  const slots = Math.max(begun, ideas.length)
  const texts = readTexts(lexicon, text, ideas)
  if (!problemId)
    return { score: scoreTexts(lexicon, texts, { slots, topic: readTopic(lexicon, text, ideas) }), sketches: [] }
  const sketches = sketchTexts(texts)
  const report = await rarity.report(problemId, sketches)
  const topic = readTopic(lexicon, text, ideas, report)
  return { score: scoreTexts(lexicon, texts, { slots, topic, rarity: report }), sketches }
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
    originality: { ...originality, top: [...originality.top] },
    order: { ...order, curve: [...order.curve] },
    ideas: [...ideas],
  }
}
