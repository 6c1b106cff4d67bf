import type { Reply } from '@app/contract/calls'
import { type Day, dayBefore } from '@app/domain/day/day'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { RoundsDeps } from './deps.ts'
import { findFinished, latestOfDays } from './finished-round.queries.ts'
import { roundView } from './round-view.ts'

type Deps = Pick<RoundsDeps, 'db'>

/** A finished round of the person; anything else does not exist for them. */
export async function finishedRound({ db }: Deps, person: Person, id: string): Promise<Reply<'finishedRound'>> {
  const [round] = await findFinished(db, { roundId: id, userId: person.id })
  if (!round) throw new AppError('not_found')
  return roundView(round, person)
}

/** What was finished last today and yesterday. */
export async function latestRounds({ db }: Deps, person: Person): Promise<Reply<'latestRound'>> {
  const { id, today } = person
  const rounds = await latestOfDays(db, { userId: id, days: [today, dayBefore(today)] })
  const view = (wanted: Day) => {
    const round = rounds.find(({ day }) => day === wanted)
    return round ? roundView(round, person) : null
  }
  return { today: view(today), yesterday: view(dayBefore(today)) }
}
