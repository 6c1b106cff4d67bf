import type { ParsedBody } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import type { Hono } from 'hono'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { hashReportNetwork, mayReportSql, minReportsToHide } from '../problems/report-problem.ts'
import { loadIdeasToModerate, moderateSharedIdea } from './moderate-ideas.ts'
import { loadOtherIdeas } from './other-ideas.ts'
import { loadOwnSharedIdeas, type SharedIdeasDeps, shareIdea, withdrawAllIdeas } from './share-idea.ts'
import { isVisibleSql } from './shared-idea-sql.ts'
import { dismissWishNote, loadWishNote } from './wish-note.ts'

const names = [
  'shareIdea',
  'ownSharedIdeas',
  'takeBackAll',
  'wishIdea',
  'reportIdea',
  'putWishNoteAway',
  'listSharedIdeas',
  'settleSharedIdea',
] satisfies RouteName[]

export function registerSharedIdeasRoutes(app: Hono, deps: SharedIdeasDeps) {
  // Where nothing is shared, ours are there still.
  registerCall(app, deps, 'otherMinds', ({ person, params }) => loadOtherIdeas(deps, person, params.id))

  registerCall(app, deps, 'wishNote', async ({ person }) =>
    deps.sharedIdeas === 'off' ? null : loadWishNote(deps, person),
  )

  if (deps.sharedIdeas === 'off') return refuseAll(app, deps)

  registerCall(app, deps, 'shareIdea', ({ person, params, body }) =>
    shareIdea(deps, person, { roundId: params.id, place: body.place }),
  )

  registerCall(app, deps, 'ownSharedIdeas', ({ person, query }) => loadOwnSharedIdeas(deps, person, query.page))

  registerCall(app, deps, 'takeBackAll', ({ person }) => withdrawAllIdeas(deps, person))

  registerCall(app, deps, 'wishIdea', ({ person, params, body }) => saveIdeaWish(deps, person, { ...params, ...body }))

  registerCall(app, deps, 'reportIdea', ({ person, params, body, c }) =>
    reportIdea(deps, person, { ...params, ...body, network: clientNetworkOf(c, deps.trustProxy) }),
  )

  registerCall(app, deps, 'putWishNoteAway', async ({ person }) => {
    await dismissWishNote(deps.db, { userId: person.id, today: person.today })
  })

  registerCall(app, deps, 'listSharedIdeas', ({ query }) => loadIdeasToModerate(deps, query.page))

  registerCall(app, deps, 'settleSharedIdea', ({ person, params, body }) =>
    moderateSharedIdea(deps, person, { ...params, ...body }),
  )
}

function refuseAll(app: Hono, deps: SharedIdeasDeps) {
  for (const name of names)
    registerCall(app, deps, name, async () => {
      throw new AppError('not_found')
    })
}

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
async function saveIdeaWish({ db, now }: Pick<SharedIdeasDeps, 'db' | 'now'>, person: Person, of: Wish) {
  const [wished] = await saveWish(db, { ...of, userId: person.id, now: now() })
  if (!wished) throw new AppError('not_found')
}

type Wish = ParsedBody<'wishIdea'> & { id: string }

interface Report extends ParsedBody<'reportIdea'> {
  id: string
  network: string
}

const reportIdea = (deps: SharedIdeasDeps, person: Person, { id, reason, network }: Report) =>
  deps.transact(async (db) => {
    const [locked] = await lockShownIdea(db, { id, userId: person.id })
    if (!locked) throw new AppError('not_found')
    const now = deps.now()
    const networkHash = hashReportNetwork(deps.secret, id, network)
    await saveIdeaReport(db, { id, userId: person.id, reason, networkHash, now })
    await hideReportedIdea(db, { id, now })
  })
