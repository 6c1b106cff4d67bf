import { lexicon } from '@app/content/lexicon/lexicon'
import { explain } from '@app/domain/scoring/explain'
import type { Rarity } from '@app/domain/scoring/originality'
import { scoreIdeas } from '@app/domain/scoring/score-ideas'
import type { FinishedRound } from '../feedback.queries.ts'

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

interface Change extends Partial<Omit<FinishedRound, 'feedback'>> {
  sample?: number
  favourites?: number[] | null
}

/** A round as the server tells it, scored by the real rules. */
export function finishedRound({ sample = 214, favourites = null, ...change }: Change = {}): FinishedRound {
  const ideas = change.ideas ?? texts.map((text) => ({ text, method: 'text' as const, toTry: false }))
  const known: Rarity[] = ideas.map((_, place) => ({
    people: Math.min(sample, people[place] ?? 0),
    wordPrior: (people[place] ?? 0) < 2 ? 0.9 : 0.5,
  }))
  const score = scoreIdeas(lexicon, {
    problem,
    ideas: ideas.map(({ text }) => text),
    slots: 10,
    rarity: { sample, ideas: known },
  }) as NonNullable<FinishedRound['feedback']>['score']
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
    slots: 10,
    otherLists: [],
    secondLook: [],
    canLookAgain: false,
    own: null,
    opinion: null,
    ...change,
    ideas,
    feedback: { score, sentences: explain(score, change.kind === 'custom'), favourites },
  }
}

/** Ideas as a person typed them. */
export const lines = (...texts: string[]) => texts.map((text) => ({ text, method: 'text' as const, toTry: false }))
