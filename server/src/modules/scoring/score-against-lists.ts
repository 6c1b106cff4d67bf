import { bank } from '@app/content/bank'
import { firstNames } from '@app/content/first-names'
import type { Feedback } from '@app/contract/finished-round'
import { readList } from '@app/domain/coach/read-list'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { explainScore } from '@app/domain/scoring/explain-score'
import type { Score } from '@app/domain/scoring/score'
import { scoreList as scoreByRules } from '@app/domain/scoring/score-list'
import { shownOf, shownVarietyOf } from '@app/domain/scoring/shown'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { loadEarlierLists } from './earlier-lists.ts'
import { lexicon } from './lexicon.ts'

/** A list as it is handed in. Without an id the problem is one's own: it is compared with nobody's list. */
export interface SubmittedList {
  problemId?: string
  text: string
  /** What stood in the first box: its words count like those of the problem. */
  opener?: string | undefined
  slots: number
  form: ProblemForm
  isClaimed?: boolean
  isVaried?: boolean
}

const samplesByProblem = new Map(
  bank.map(({ problem, ideas: { near, odd, technique } }) => [problem.text, [near, odd, technique]]),
)

/** A list that is withheld is nobody's earlier one: what it would be compared by is left out. */
export async function scoreAgainstEarlierLists(
  db: Database,
  { problemId, text, opener = '', ...list }: SubmittedList,
  ideas: readonly string[],
) {
  const earlier = problemId ? await loadEarlierLists(db, problemId) : []
  const [problem, samples] = [`${text} ${opener}`.trim(), samplesByProblem.get(text)]
  const scored = scoreByRules(lexicon, { ...list, problem, ideas, earlier, samples })
  const { score, sketches } = scored
  const reading = readList(lexicon, { list: scored.list, score, firstNames })
  return { score, sketches: problemId && !score.withheld ? sketches : [], reading }
}

/** What a score tells its owner. Null for rounds from before there was one. */
export const toFeedback = (
  score: Score | null,
  { favourites }: { favourites: number[] | null },
): z.output<typeof Feedback> | null => {
  if (!score) return null
  return {
    score: toScoreView(score),
    shown: shownOf(score),
    sentences: explainScore(score, { favourites }),
    favourites,
  }
}

function toScoreView(score: Score) {
  const { sample, total, fluency, originality, elaboration, ideas } = score
  const { value, different, room } = fluency
  return {
    sample,
    total,
    fluency: { value, different, room },
    flexibility: { value: shownVarietyOf(score) },
    originality: { value: originality.value },
    elaboration: { value: elaboration.value },
    ideas: ideas.map(({ fault, sameAs }) => ({ fault, sameAs })),
  }
}
