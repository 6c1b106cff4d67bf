import type { ParsedBody } from '@app/contract/calls'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { hashReportNetwork, mayReportSql, minReportsToHide } from '../problems/report-rule.ts'
import type { SharedIdeasDeps } from './share-idea.ts'
import { isVisibleSql } from './shared-idea-sql.ts'

const saveWish = statement({
  name: 'save_wish',
  params: { id: 'uuid', userId: 'text', isWished: 'bool', now: 'timestamptz' },
  columns: { id: 'uuid' },
  sql: `update shown_idea x set wished_at = case when :isWished then coalesce(x.wished_at, :now) end
    from shared_idea s join "user" a on a.id = s.user_id
    where x.idea_id = :id and x.user_id = :userId and x.reported_at is null and s.id = x.idea_id and ${isVisibleSql}
    returning x.idea_id as id`,
})

// Of reports at once, the last one sees all of them.
const lockShownIdea = statement({
  name: 'lock_shown_idea',
  params: { id: 'uuid', userId: 'text' },
  columns: { id: 'uuid' },
  sql: `select s.id from shared_idea s where s.id = :id
      and exists (select from shown_idea x where x.idea_id = s.id and x.user_id = :userId) for no key update`,
})

const saveIdeaReport = statement({
  name: 'save_idea_report',
  params: { id: 'uuid', userId: 'text', reason: 'text', networkHash: 'text', now: 'timestamptz' },
  sql: `update shown_idea set reported_at = :now, reason = :reason, network_hash = :networkHash, wished_at = null
    where idea_id = :id and user_id = :userId and reported_at is null`,
})

/** For all where enough reports count; any report brings it before an admin, unless one kept it before. */
const hideReportedIdea = statement({
  name: 'hide_reported_idea',
  params: { id: 'uuid', now: 'timestamptz' },
  sql: `update shared_idea s set waits_since = coalesce(s.waits_since, :now), state = case when (
        select count(distinct x.network_hash) from shown_idea x
          join "user" u on u.id = x.user_id join progress g on g.user_id = x.user_id
        where x.idea_id = s.id and x.reported_at is not null and ${mayReportSql}) >= ${minReportsToHide}
      then 'hidden' else s.state end
    where s.id = :id and s.state = 'shown'`,
})

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
