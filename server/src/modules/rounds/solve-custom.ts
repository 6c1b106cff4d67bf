import { randomUUID } from 'node:crypto'
import type { ReadBody, Reply } from '@app/contract/calls'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import type { RoundsDeps } from './deps.ts'
import { slotsOf } from './open-round.ts'
import { roundIdOf } from './round-id.ts'
import { insertCustomRound } from './rounds.queries.ts'
import { submitSolutions } from './submit-solutions.ts'

type Custom = ReadBody<'solveCustom'>

/**
 * Makes a round of a problem of one's own and hands it in, all or nothing: a hand-in that is refused leaves no round.
 * The same content under the same key is the same round, and gets the first answer again.
 */
export async function solveCustom(
  deps: RoundsDeps,
  person: Person,
  custom: Custom,
  key: string | undefined,
): Promise<Reply<'solveCustom'>> {
  const { problemText, solutions, submissionMethod = solutions.map(() => 'text' as const), thinkerId } = custom
  const id =
    key === undefined ? randomUUID() : roundIdOf([person.id, key, problemText, solutions, submissionMethod, thinkerId])
  const handIn = { problemId: id, submittedSolutions: solutions, submissionMethod, ...(thinkerId && { thinkerId }) }
  const { today, zone } = person
  const now = deps.now()
  const slots = await slotsOf(deps.db, person, now)
  const open = (db: Database) =>
    insertCustomRound(db, { id, userId: person.id, problemText, day: today, zone, slots, now })
  return await submitSolutions(deps, person, handIn, key, { text: problemText, slots, open })
}
