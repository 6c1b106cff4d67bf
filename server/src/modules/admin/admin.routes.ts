import { dayAt } from '@app/domain/day/day'
import { trimText } from '@app/domain/text/text'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { personAt } from '../account/person-at.ts'
import { toUserView, userStatsOf } from '../account/user-view.ts'
import { recordAdminAction, recordUserView } from '../audit/audit-log.ts'
import { listPremiumEnds } from '../premium/grants.ts'
import { loadStreakLengths } from '../streak/current-streak.ts'
import {
  insertAmnesty,
  listAudit,
  listPeople,
  listPeopleByEmail,
  lockPersonForShare,
  markRecountDue,
} from './admin.queries.ts'
import { spreadAmnesties } from './spread-amnesties.ts'
import {
  type AdminDeps,
  type ResendVerificationMails,
  registerAccessDecisionRoutes,
  registerPremiumDecisionRoutes,
} from './user-decisions.ts'
import { findUsers } from './user-list.queries.ts'

const firstZone = 'Pacific/Kiritimati'

/** Reaches fifty thousand people in some seconds; a job reaches the rest. */
const maxBatchesPerRequest = 50

const auditPageSize = 50
const userPageSize = 20

export function registerAdminRoutes(app: Hono, deps: AdminDeps, { mailAgain }: { mailAgain: ResendVerificationMails }) {
  listUsersRoute(app, deps)
  listAuditRoute(app, deps)
  declareAmnestyRoute(app, deps)
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

function declareAmnestyRoute(app: Hono, deps: AdminDeps) {
  registerCall(app, deps, 'declareAmnesty', async ({ person, body: { day, userId = null, reason } }) => {
    const now = deps.now()
    if (day > dayAt(now.getTime(), firstZone)) throw new AppError('day_not_begun')
    const amnesty = await deps.transact(async (db) => {
      if (userId !== null && (await lockPersonForShare(db, { id: userId })).length === 0)
        throw new AppError('not_found')
      const [made] = await insertAmnesty(db, { day, userId, reason, actorId: person.id, now })
      if (!made) throw new Error('The amnesty was not written.')
      if (userId !== null) await markRecountDue(db, { day, userId })
      const details = { day, everybody: userId === null, note: reason }
      await recordAdminAction(db, {
        at: now,
        actorId: person.id,
        action: 'amnesty_declared',
        targetId: userId,
        details,
      })
      return { id: made.id, day: made.day, createdAt: made.createdAt.toISOString() }
    })
    await spreadAmnesties(deps, maxBatchesPerRequest)
    return amnesty
  })
}
