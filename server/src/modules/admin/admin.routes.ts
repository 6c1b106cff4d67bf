import { trimText } from '@app/domain/text/text'
import type { Hono } from 'hono'
import { registerCall } from '../../http/register-call.ts'
import { personAt } from '../account/person-at.ts'
import { toUserView, userStatsOf } from '../account/user-view.ts'
import { recordUserView } from '../audit/audit-log.ts'
import { listPremiumEnds } from '../premium/grants.ts'
import { loadStreakLengths } from '../streak/current-streak.ts'
import { listAudit, listPeople, listPeopleByEmail } from './admin.queries.ts'
import { registerDeclareAmnestyRoute } from './declare-amnesty.ts'
import {
  type AdminDeps,
  type ResendVerificationMails,
  registerAccessDecisionRoutes,
  registerPremiumDecisionRoutes,
} from './user-decisions.ts'
import { findUsers } from './user-list.queries.ts'

const auditPageSize = 50
const userPageSize = 20

export function registerAdminRoutes(app: Hono, deps: AdminDeps, { mailAgain }: { mailAgain: ResendVerificationMails }) {
  listUsersRoute(app, deps)
  listAuditRoute(app, deps)
  registerDeclareAmnestyRoute(app, deps)
  registerPremiumDecisionRoutes(app, deps)
  registerAccessDecisionRoutes(app, deps, mailAgain)
}

function listUsersRoute(app: Hono, deps: AdminDeps) {
  const { isAdmin } = deps

  registerCall(app, deps, 'listUsers', async ({ person, query, c, db }) => {
    const { q = '', page = 1, limit = userPageSize, sort = 'created', plan, role, unverified } = query
    const now = deps.now()
    const searchText = trimText(q)
    // Written first, so that nothing is seen without a record.
    await recordUserView(deps.db, { at: now, actorId: person.id, isSearch: searchText !== '' })
    const byRequest = isAdmin(c.req)
    const owners =
      role && deps.adminEmails.length > 0 ? await listPeopleByEmail(db, { emails: deps.adminEmails, now }) : []
    const adminIds = owners.filter(byRequest).map(({ id }) => id)
    const wanted = { searchText, sort, plan, role, isUnverified: unverified === 'true', adminIds, now }
    const { total, ids } = await findUsers(db, wanted, { limit, offset: (page - 1) * limit })
    const found = await listPeople(db, { ids, now })
    const people = found.map((row) => personAt(row, now, byRequest))
    const streaks = await loadStreakLengths(db, people, now)
    const ends = new Map(
      (await listPremiumEnds(db, { userIds: ids, at: now })).map(({ userId, until }) => [userId, until]),
    )
    const rows = people.map((each, i) => {
      const until = each.plan === 'premium' ? ends.get(each.id) : null
      const isSharingStopped = found[i]?.isSharingStopped ?? false
      const view = toUserView(each, userStatsOf(each, streaks[i] ?? 0))
      return { ...view, premiumUntil: until?.toISOString() ?? null, isSharingStopped }
    })
    return { rows, total }
  })
}

function listAuditRoute(app: Hono, deps: AdminDeps) {
  registerCall(app, deps, 'listAudit', async ({ query: { before = null }, db }) => {
    const rows = await listAudit(db, { before, limit: auditPageSize + 1 })
    const entries = rows.slice(0, auditPageSize).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    return { entries, older: rows.length > auditPageSize ? (entries.at(-1)?.id ?? null) : null }
  })
}
