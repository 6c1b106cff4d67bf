import type { ReadBody } from '@app/contract/calls'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { networkHashOf } from '../problems/report-rule.ts'
import type { SharedIdeasDeps } from './deps.ts'
import { judgeReported, lockShownIdea, saveReport, saveWish } from './say-of-idea.queries.ts'

/** About an idea that the person was shown; of all others they learn nothing. */
export async function wishIdea({ db, now }: Pick<SharedIdeasDeps, 'db' | 'now'>, person: Person, of: Wish) {
  const [wished] = await saveWish(db, { ...of, userId: person.id, now: now() })
  if (!wished) throw new AppError('not_found')
}

type Wish = ReadBody<'wishIdea'> & { id: string }

interface Report extends ReadBody<'reportIdea'> {
  id: string
  network: string
}

export const reportIdea = (deps: SharedIdeasDeps, person: Person, { id, reason, network }: Report) =>
  deps.transact(async (db) => {
    const [locked] = await lockShownIdea(db, { id, userId: person.id })
    if (!locked) throw new AppError('not_found')
    const now = deps.now()
    const networkHash = networkHashOf(deps.secret, id, network)
    await saveReport(db, { id, userId: person.id, reason, networkHash, now })
    await judgeReported(db, { id, now })
  })
