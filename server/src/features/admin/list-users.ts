import { listUsers } from '@app/contract/admin'
import type { Hono } from 'hono'
import { recordDeed } from '../../audit/record-deed.ts'
import type { Deps } from '../../deps.ts'
import { personAt } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { standingOf, userView } from '../../http/user-view.ts'
import { shownStreaks } from '../../streak/shown-streak.ts'
import { countPeople, listPeople } from './admin.queries.ts'

const usualLimit = 20

export function listUsersRoute(app: Hono, deps: Deps) {
  const { db, isAdmin } = deps

  serve(
    app,
    deps,
    listUsers,
  )(async ({ person, query: { q = '', page = 1, limit = usualLimit }, sending, c }) => {
    const now = deps.now()
    const sought = q.trim()
    // Never the text itself: it may be somebody's address. Written first, so that nothing is seen unwritten.
    const details = { page, limit, searched: sought !== '' }
    await recordDeed(db, { at: now, actorId: person.id, action: 'users_listed', details })
    const [rows, count] = await Promise.all([
      listPeople(db, sought, { limit, offset: (page - 1) * limit, now }),
      countPeople(db, sought),
    ])
    sending.set('x-total-count', String(count))
    // Everybody as of their own day, by the same code that shows them to themselves.
    const people = rows.map((row) => personAt(row, now, isAdmin(c.req)))
    const streaks = await shownStreaks(db, people, now)
    return people.map((each, i) => userView(each, standingOf(each, streaks[i] ?? 0)))
  })
}
