import type { ParsedBody } from '@app/contract/calls'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { hashReportNetwork } from '../problems/report-rule.ts'
import { hideReportedIdea, lockShownIdea, saveIdeaReport, saveWish } from './idea-reactions.queries.ts'
import type { SharedIdeasDeps } from './share-idea.ts'

/** About an idea that the person was shown; of all others they learn nothing. */
export async function saveIdeaWish({ db, now }: Pick<SharedIdeasDeps, 'db' | 'now'>, person: Person, of: Wish) {
  const [wished] = await saveWish(db, { ...of, userId: person.id, now: now() })
  if (!wished) throw new AppError('not_found')
}

type Wish = ParsedBody<'wishIdea'> & { id: string }

interface Report extends ParsedBody<'reportIdea'> {
  id: string
  network: string
}

export const reportIdea = (deps: SharedIdeasDeps, person: Person, { id, reason, network }: Report) =>
  deps.transact(async (db) => {
    const [locked] = await lockShownIdea(db, { id, userId: person.id })
    if (!locked) throw new AppError('not_found')
    const now = deps.now()
    const networkHash = hashReportNetwork(deps.secret, id, network)
    await saveIdeaReport(db, { id, userId: person.id, reason, networkHash, now })
    await hideReportedIdea(db, { id, now })
  })
