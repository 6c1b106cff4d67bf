import { categoryName } from '@app/content/categories'
import type { Reply } from '@app/contract/calls'
import { type Day, dayAfter, dayBefore } from '@app/domain/day/day'
import { rubricVersion } from '@app/domain/score/opinion'
import type { Score } from '@app/domain/score/score'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { feedbackOf } from '../scoring/feedback-of.ts'
import type { RoundsDeps } from './deps.ts'
import { findFinished, latestOfDays } from './finished-round.queries.ts'

type View = Reply<'finishedRound'>

interface StoredRound extends Omit<View, 'finishedAt' | 'feedback' | 'canLookAgain' | 'own'> {
  finishedAt: Date
  score: Score | null
  favourites: number[] | null
  own?: View['own']
}

/** A second look belongs to the day after, by the person's own days, and is taken once. */
export const canLookAgain = ({ day, secondLook }: Pick<StoredRound, 'day' | 'secondLook'>, today: Day) =>
  secondLook.length === 0 && dayAfter(day) === today

type Deps = Pick<RoundsDeps, 'db'>

export async function loadFinished(db: Database, { id: userId }: Person, roundId: string) {
  const [round] = await findFinished(db, { roundId, userId })
  if (!round) throw new AppError('not_found')
  return round
}

export const finishedRound = async ({ db }: Deps, person: Person, id: string): Promise<View> =>
  roundView(await loadFinished(db, person, id), person)

export async function latestRounds({ db }: Deps, person: Person): Promise<Reply<'latestRound'>> {
  const { id, today } = person
  const rounds = await latestOfDays(db, { userId: id, days: [today, dayBefore(today)] })
  const view = (wanted: Day) => {
    const round = rounds.find(({ day }) => day === wanted)
    return round ? roundView(round, person) : null
  }
  return { today: view(today), yesterday: view(dayBefore(today)) }
}

export function roundView(
  { score, favourites, opinion, own = null, ...round }: StoredRound,
  { today }: Pick<Person, 'today'>,
): View {
  return {
    ...round,
    finishedAt: round.finishedAt.toISOString(),
    category: round.category && categoryName(round.category),
    feedback: feedbackOf(score, { favourites, isOwn: round.kind === 'custom' }),
    own,
    opinion: opinion?.version === rubricVersion ? opinion : null,
    canLookAgain: canLookAgain(round, today),
  }
}
