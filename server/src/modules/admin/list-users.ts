import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { personAt } from '../account/person.ts'
import { userStatsOf, userView } from '../account/user-view.ts'
import { recordAction } from '../audit/record-action.ts'
import { shownStreaks } from '../streak/streak.ts'
import { readOwners, readPeople } from './admin.queries.ts'
import type { AdminDeps } from './deps.ts'
import { findUsers } from './find-users.ts'

const usualLimit = 20

export function listUsersRoute(app: Hono, deps: AdminDeps) {
  const { isAdmin } = deps

  serve(app, deps, 'listUsers', async ({ person, query, c, db }) => {
    const { q = '', page = 1, limit = usualLimit, sort = 'created', plan, role, unverified } = query
    const now = deps.now()
    const searchText = q.trim()
    // Never the text itself: it may be somebody's address. Written first, so that nothing is seen unwritten.
    const details = { page, limit, searched: searchText !== '' }
    await recordAction(deps.db, { at: now, actorId: person.id, action: 'users_listed', targetId: null, details })
    const byRequest = isAdmin(c.req)
    const owners = role && deps.adminEmails.length > 0 ? await readOwners(db, { emails: deps.adminEmails, now }) : []
    const adminIds = owners.filter(byRequest).map(({ id }) => id)
    const wanted = { searchText, sort, plan, role, isUnverified: unverified === 'true', adminIds, now }
    const { total, ids } = await findUsers(db, wanted, { limit, offset: (page - 1) * limit })
    const found = await readPeople(db, { ids, now })
    const people = found.map((row) => personAt(row, now, byRequest))
    const streaks = await shownStreaks(db, people, now)
    return { rows: people.map((each, i) => userView(each, userStatsOf(each, streaks[i] ?? 0))), total }
  })
}
