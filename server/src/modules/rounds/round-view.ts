import { categoryName } from '@app/content/categories'
import type { Reply } from '@app/contract/calls'
import { type Day, dayAfter } from '@app/domain/day/day'
import { rubricVersion } from '@app/domain/score/opinion'
import type { Score } from '@app/domain/score/score'
import type { Person } from '../../http/person.ts'
import { feedbackOf } from '../scoring/feedback-of.ts'

type View = Reply<'finishedRound'>

/** A finished round as it is kept. */
interface Kept extends Omit<View, 'finishedAt' | 'feedback' | 'canLookAgain'> {
  finishedAt: Date
  score: Score | null
  favourites: number[] | null
}

/** A finished round as its owner sees it, on the page of the round and in the answer to a hand-in. */
export function roundView({ score, favourites, opinion, ...round }: Kept, { today }: Pick<Person, 'today'>): View {
  return {
    ...round,
    finishedAt: round.finishedAt.toISOString(),
    category: round.category && categoryName(round.category),
    feedback: feedbackOf(score, { favourites, isOwn: round.kind === 'custom' }),
    opinion: opinion?.version === rubricVersion ? opinion : null,
    canLookAgain: canLookAgain(round, today),
  }
}

/** A second look belongs to the day after, by the person's own days, and is taken once. */
export const canLookAgain = ({ day, secondLook }: Pick<Kept, 'day' | 'secondLook'>, today: Day) =>
  secondLook.length === 0 && dayAfter(day) === today
