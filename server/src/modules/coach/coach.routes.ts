import type { Reply } from '@app/contract/calls'
import type { Hono } from 'hono'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import {
  dropCoachStep,
  findCoachStep,
  lapseOpenStep,
  lockCoach,
  reopenCoachStep,
  saveCoachOn,
  saveTryText,
} from './coach.queries.ts'

interface CoachDeps extends CallDeps, TransactionDeps {
  now(): Date
}

interface Outside {
  loadRoundView(person: Person, roundId: string): Promise<Reply<'finishedRound'>>
}

export function registerCoachRoutes(app: Hono, deps: CoachDeps, { loadRoundView }: Outside) {
  const { db, now, transact } = deps

  registerCall(app, deps, 'dropStep', async ({ person, params: { id } }) => {
    const [step] = await dropCoachStep(db, { id, userId: person.id, now: now() })
    if (!step) throw new AppError('not_found')
    return { round: await loadRoundView(person, step.roundId), shouldOfferSwitch: step.drops === 2 }
  })

  registerCall(app, deps, 'restoreStep', async ({ person, params: { id } }) => {
    const userId = person.id
    const step = await transact(async (tx) => {
      await lockCoach(tx, { userId })
      const [found] = await findCoachStep(tx, { id, userId })
      if (!found?.mayBeRestored) return found
      // Another one may have been set meanwhile.
      await lapseOpenStep(tx, { userId, now: now() })
      await reopenCoachStep(tx, { id, userId })
      return found
    })
    if (!step) throw new AppError('not_found')
    return await loadRoundView(person, step.roundId)
  })

  registerCall(app, deps, 'tryStep', async ({ person, params: { id }, body: { text } }) => {
    const [step] = await saveTryText(db, { id, userId: person.id, text })
    if (!step) throw new AppError('not_found')
    return await loadRoundView(person, step.roundId)
  })

  registerCall(app, deps, 'switchCoach', async ({ person, body: { on } }) => {
    await transact(async (tx) => {
      await lockCoach(tx, { userId: person.id })
      await saveCoachOn(tx, { userId: person.id, on, now: now() })
      if (!on) await lapseOpenStep(tx, { userId: person.id, now: now() })
    })
    return { on }
  })
}
