import { lexicon } from '@app/content/lexicon/lexicon'
import { explain } from '@app/domain/scoring/explain'
import { scoreIdeas } from '@app/domain/scoring/score-ideas'

interface List {
  problem: string
  ideas: readonly string[]
  slots: number
}

/** The score of the server without the lists of others and without the meaning of words. */
export const scoreOnDevice = (list: List) => explain(scoreIdeas(lexicon, list), false)
