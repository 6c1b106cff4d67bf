import type { Reply } from '@app/contract/calls'
import { type Day, dayBefore } from '@app/domain/day/day'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { roundView } from '../rounds/round-view.ts'
import type { FeedbackDeps } from './deps.ts'
import { findFinished, latestOfDays } from './feedback.queries.ts'

/** A finished round of the person; anything else does not exist for them. */
export async function finishedRound({ db }: FeedbackDeps, person: Person, id: string): Promise<Reply<'finishedRound'>> {
  const [round] = await findFinished(db, { roundId: id, userId: person.id })
  if (!round) throw new AppError('not_found')
  return roundView(round, person)
}

/** What was finished last today and yesterday. */
export async function latestRounds({ db }: FeedbackDeps, person: Person): Promise<Reply<'latestRound'>> {
  const { id, today } = person
  const rounds = await latestOfDays(db, { userId: id, days: [today, dayBefore(today)] })
  const view = (wanted: Day) => {
    const round = rounds.find(({ day }) => day === wanted)
    return round ? roundView(round, person) : null
  }
  return { today: view(today), yesterday: view(dayBefore(today)) }
}
