import type { AdminAction } from '@app/contract/admin'
import type { ParsedBody, Reply } from '@app/contract/calls'
import { statement, typed } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import type { SharedIdeasDeps } from './share-idea.ts'
import { type SharedState, stateSql } from './shared-idea-sql.ts'

const count = (reason: string) =>
  `'${reason}', (select count(*) from shown_idea x where x.idea_id = s.id and x.reported_at is not null
     and x.reason = '${reason}')`

const isWaiting = 's.waits_since <= :now and u.deleted_at is null and u.sharing_stopped_at is null'

const listIdeasToModerate = statement({
  name: 'list_ideas_to_moderate',
  params: { now: 'timestamptz', limit: 'int8', offset: 'int8' },
  columns: {
    id: 'uuid',
    text: 'text',
    problemText: 'text',
    authorEmail: 'text',
    at: 'timestamptz',
    state: typed<SharedState>('text'),
    reports: typed<{ hurts: number; names: number; sells: number }>('json'),
  },
  sql: `select s.id, s.text, p.text as "problemText", u.email as "authorEmail", s.waits_since as at, ${stateSql} as state,
      json_build_object(${count('hurts')}, ${count('names')}, ${count('sells')}) as reports
    from shared_idea s join "user" u on u.id = s.user_id join problem p on p.id = s.problem_id
    where ${isWaiting} order by s.waits_since, s.id limit :limit offset :offset`,
})

const countIdeasToModerate = statement({
  name: 'count_ideas_to_moderate',
  params: { now: 'timestamptz' },
  columns: { total: 'int4', oldest: 'timestamptz?' },
  sql: `select count(*)::int as total, min(s.waits_since) as oldest from shared_idea s join "user" u on u.id = s.user_id where ${isWaiting}`,
})

const lockIdeaToModerate = statement({
  name: 'lock_idea_to_moderate',
  params: { id: 'uuid' },
  columns: { authorId: 'text' },
  sql: `select user_id as "authorId" from shared_idea where id = :id and waits_since is not null for no key update`,
})

// Kept before it was reported, it may be reported still; taken back, it is shown by nothing.
const moderateIdea = statement({
  name: 'moderate_idea',
  params: { id: 'uuid', state: typed<'hidden' | 'kept'>('text'), now: 'timestamptz' },
  sql: `update shared_idea set waits_since = null,
      visible_from = case when :state = 'kept' and state = 'in_review' then :now else visible_from end, state = case when state = 'taken_back' then 'hidden'
      when :state = 'kept' and state = 'in_review' then 'shown' else :state end where id = :id`,
})

/** From then on nobody sees any idea of theirs, without a write to each. */
const stopSharingOfAuthor = statement({
  name: 'stop_sharing_of_author',
  params: { authorId: 'text', now: 'timestamptz' },
  sql: 'update "user" set sharing_stopped_at = :now where id = :authorId and sharing_stopped_at is null',
})

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
