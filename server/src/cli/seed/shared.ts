import { randomUUID } from 'node:crypto'
import type { Score } from '@app/domain/scoring/score'
import { createRandom, type SeededRound } from './people.ts'

type Round = Pick<SeededRound, 'problemId' | 'thinkerId' | 'finishedAt' | 'ideas'> & {
  id: string
  userId: string
  score: Score
}

const tenMinutes = 10 * 60_000
const [shareOfShared, shareOfWished] = [0.3, 0.4]

/** What some let others see, what others were shown and wished for, and one report for the admins. */
export function makeShared(rounds: readonly Round[]) {
  const random = createRandom(rounds.length)
  const inOrder = rounds.toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime())
  const ideas = inOrder.filter(() => random.roll() < shareOfShared).map(sharedIdeaOf)
  const ofProblem = Map.groupBy(ideas, ({ problemId }) => problemId)
  const shown = inOrder.flatMap(({ id: roundId, userId, problemId, finishedAt }) => {
    const seen = ofProblem.get(problemId)?.findLast((it) => it.userId !== userId && it.visibleFrom <= finishedAt)
    if (!seen) return []
    const wishedAt = random.roll() < shareOfWished ? finishedAt : null
    return [
      { ideaId: seen.id, authorId: seen.userId, userId, roundId, shownAt: finishedAt, wishedAt, reportedAt: null },
    ]
  })
  const last = shown.pop()
  if (!last) return { ideas, shown }
  const { shownAt, ideaId } = last
  return {
    ideas: ideas.map((idea) => (idea.id === ideaId ? { ...idea, waitsSince: shownAt } : idea)),
    shown: [...shown, { ...last, wishedAt: null, reportedAt: shownAt }],
  }
}

const sharedIdeaOf = ({ id: roundId, userId, problemId, thinkerId, finishedAt, ideas: [first], score }: Round) => ({
  ...{ id: randomUUID(), roundId, userId, problemId, thinkerId, text: first?.text ?? '' },
  ...{ originality: score.ideas[0]?.originality ?? null, waitsSince: null as Date | null },
  visibleFrom: new Date(finishedAt.getTime() + tenMinutes),
})
