import type { AdminAction } from '@app/contract/admin'
import type { ParsedBody, Reply } from '@app/contract/calls'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import {
  countIdeasToModerate,
  listIdeasToModerate,
  lockIdeaToModerate,
  moderateIdea,
  stopSharingOfAuthor,
} from './idea-moderation.queries.ts'
import type { SharedIdeasDeps } from './share-idea.ts'

const pageSize = 50

export async function loadIdeasToModerate({ db, now }: Pick<SharedIdeasDeps, 'db' | 'now'>, page = 1) {
  const limit = pageSize
  const rows = await listIdeasToModerate(db, { now: now(), limit, offset: (page - 1) * limit })
  const [count] = await countIdeasToModerate(db, { now: now() })
  const shown: Reply<'listSharedIdeas'> = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  return { rows: shown, total: count?.total ?? 0 }
}

export async function countIdeasInReview({
  db,
  now,
  sharedIdeas,
}: Pick<SharedIdeasDeps, 'db' | 'now' | 'sharedIdeas'>) {
  const [counted] = sharedIdeas === 'off' ? [] : await countIdeasToModerate(db, { now: now() })
  return counted ?? { total: 0, oldest: null }
}

type Outcome = ParsedBody<'settleSharedIdea'>['outcome']

const actions: Record<Outcome, AdminAction> = {
  hide: 'idea_hidden',
  keep: 'idea_kept',
  stop_author: 'sharing_stopped',
}

interface Decision extends ParsedBody<'settleSharedIdea'> {
  id: string
}

/** The audit log names the idea by its id: what a person wrote goes with their account. */
export const moderateSharedIdea = (deps: SharedIdeasDeps, admin: Person, { id, outcome, note }: Decision) =>
  deps.transact(async (db) => {
    const [idea] = await lockIdeaToModerate(db, { id })
    if (!idea) throw new AppError('not_found')
    const now = deps.now()
    await moderateIdea(db, { id, state: outcome === 'keep' ? 'kept' : 'hidden', now })
    if (outcome === 'stop_author') await stopSharingOfAuthor(db, { authorId: idea.authorId, now })
    const action = actions[outcome]
    await recordAdminAction(db, {
      at: now,
      actorId: admin.id,
      action,
      targetId: idea.authorId,
      details: { idea: id, note },
    })
  })
