import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { findFinished } from '../rounds/finished-round.queries.ts'
import { finishedRound } from '../rounds/finished-round.ts'
import { canLookAgain } from '../rounds/round-view.ts'
import type { FeedbackDeps } from './deps.ts'
import { lockFinished, saveSecondLook } from './feedback.queries.ts'

/** Adds ideas to yesterday's list, once; the same ones again, after a lost reply, get the first answer again. */
export async function lookAgain(deps: FeedbackDeps, person: Person, id: string, ideas: string[]) {
  await deps.transact(async (db) => {
    await lockFinished(db, { roundId: id, userId: person.id })
    const [round] = await findFinished(db, { roundId: id, userId: person.id })
    if (!round) throw new AppError('not_found')
    if (isSame(round.secondLook, ideas)) return
    if (!canLookAgain(round, person.today)) throw new AppError('second_look_over')
    await saveSecondLook(db, { roundId: id, userId: person.id, ideas, now: deps.now() })
  })
  return await finishedRound(deps, person, id)
}

const isSame = (kept: readonly string[], sent: readonly string[]) =>
  kept.length === sent.length && kept.every((idea, at) => idea === sent[at])
