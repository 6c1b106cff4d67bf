import { lexicon } from '@app/content/lexicon/lexicon'
import { explainScore } from '@app/domain/scoring/explain-score'
import { sketchesOf } from '@app/domain/scoring/parse-idea'
import { maxEarlierLists, type Score } from '@app/domain/scoring/score'
import { scoreList } from '@app/domain/scoring/score-list'
import { shownOf } from '@app/domain/scoring/shown'
import type { Feedback, FinishedRound } from '../feedback.queries.ts'

const problem = 'How could strangers waiting at the same stop make the wait pleasant?'
const texts = [
  'Put up a shelf with books to swap.',
  'A bench that faces the other bench.',
  'A chess game painted on the ground, one move per wait.',
  'A bench that faces the other bench!',
  'Hooks with umbrellas that two people have to share.',
  'A post that plays what the last person hummed into it.',
  'Strawberries in the timetable frame. First to wait picks.',
  'Everyone who waits adds one line to a story on the glass, and the driver reads it out at the last stop.',
]

/** How many of 214 people had each of these ideas. */
const people = [41, 12, 3, 12, 9, 1, 1, 0]

/** As many lists as are looked at hold each idea as had it. */
function earlierOf(written: readonly string[], sample: number) {
  const sketches = sketchesOf(lexicon, problem, written)
  const other = { stems: ['lantern'], vector: null }
  return Array.from({ length: Math.min(maxEarlierLists, sample) }, (_, list) => [
    other,
    ...sketches.flatMap((sketch, place) => (sketch && list < (people[place] ?? 0) ? [sketch] : [])),
  ])
}

interface Change extends Partial<Omit<FinishedRound, 'feedback'>> {
  sample?: number
  favourites?: number[] | null
}

/** A round as the server tells it, scored by the real rules. */
export function finishedRound({ sample = 214, favourites = null, ...change }: Change = {}): FinishedRound {
  const ideas = change.ideas ?? texts.map((text) => ({ text, method: 'text' as const, toTry: false }))
  const written = ideas.map(({ text }) => text)
  const slots = change.slots ?? 10
  const scored = scoreList(lexicon, { problem, ideas: written, slots, earlier: earlierOf(written, sample) }).score
  const score = {
    ...scored,
    sample,
    ideas: scored.ideas.map((idea, place) => ({
      ...idea,
      people: idea.people === null ? null : Math.min(sample, people[place] ?? 0),
    })),
  }
  return {
    id: '6f1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
    kind: 'daily',
    day: '2026-03-14',
    notCounted: null,
    finishedAt: '2026-03-14T12:00:00.000Z',
    problemText: problem,
    category: 'Getting around',
    difficulty: 'medium',
    thinkerId: null,
    form: 'idea',
    withheld: null,
    stage: 1,
    techniqueLines: null,
    ink: null,
    coach: null,
    slots,
    otherLists: [],
    secondLook: [],
    canLookAgain: false,
    opinion: null,
    ...change,
    ideas,
    feedback: feedbackOf(score, favourites),
  }
}

/** What the server tells of such a score, and more of it. */
const feedbackOf = (score: Score, favourites: number[] | null): Feedback => ({
  score: { ...score, ideas: [...score.ideas] },
  shown: shownOf(score),
  sentences: explainScore(score, { favourites }),
  favourites,
})

/** Ideas as a person typed them. */
export const lines = (...texts: string[]) => texts.map((text) => ({ text, method: 'text' as const, toTry: false }))

/** What the server answers to a choice. */
export const chosen = (
  round: FinishedRound,
  favourites: number[],
  change: Partial<FinishedRound> = {},
): [number, FinishedRound] => [
  200,
  { ...round, ...change, feedback: round.feedback && feedbackOf(round.feedback.score as unknown as Score, favourites) },
]
