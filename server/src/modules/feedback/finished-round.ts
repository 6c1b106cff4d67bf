import { categoryName } from '@app/content/categories'
import type { Reply } from '@app/contract/calls'
import { type Day, dayAfter, dayBefore } from '@app/domain/day/day'
import { rubricVersion } from '@app/domain/score/opinion'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { feedbackOf } from '../scoring/feedback-of.ts'
import type { FeedbackDeps } from './deps.ts'
import { type Finished, findFinished, latestOfDays } from './feedback.queries.ts'

type View = Reply<'finishedRound'>

/** A finished round of the person; anything else does not exist for them. */
export async function finishedRound({ db }: FeedbackDeps, person: Person, id: string): Promise<View> {
  const [round] = await findFinished(db, { roundId: id, userId: person.id })
  if (!round) throw new AppError('not_found')
  return viewOf(round, person)
}

/** What was finished last today and yesterday. */
export async function latestRounds({ db }: FeedbackDeps, person: Person): Promise<Reply<'latestRound'>> {
  const { id, today } = person
  const rounds = await latestOfDays(db, { userId: id, days: [today, dayBefore(today)] })
  const view = (wanted: Day) => {
    const round = rounds.find(({ day }) => day === wanted)
    return round ? viewOf(round, person) : null
  }
  return { today: view(today), yesterday: view(dayBefore(today)) }
}

/** A second look belongs to the day after, by the person's own days, and is taken once. */
export const canLookAgain = ({ day, secondLook }: Pick<Finished, 'day' | 'secondLook'>, today: Day) =>
  secondLook.length === 0 && dayAfter(day) === today

function viewOf({ score, favourites, opinion, ...round }: Finished, { today }: Person): View {
  return {
    ...round,
    finishedAt: round.finishedAt.toISOString(),
    category: round.category && categoryName(round.category),
    feedback: feedbackOf(score, { favourites, isOwn: round.kind === 'custom' }),
    opinion: opinion?.version === rubricVersion ? opinion : null,
    canLookAgain: canLookAgain(round, today),
  }
}
