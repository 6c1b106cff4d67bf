import type { UserSort } from '@app/contract/admin'
import { canonicalAddress } from '@app/domain/account/credentials'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { serve } from '../../http/serve.ts'
import { personAt } from '../account/person.ts'
import { userStatsOf, userView } from '../account/user-view.ts'
import { recordDeed } from '../audit/record-deed.ts'
import { shownStreaks } from '../streak/shown-streak.ts'
import { readOwners, readPeople } from './admin.queries.ts'
import type { AdminDeps } from './deps.ts'
import { countUsers, fewFound, findAdmins, findFew, findMany, lists } from './user-list.queries.ts'

interface Wanted {
  /** Part of a name or an address, or a whole id; blank text means everybody. */
  sought: string
  sort: UserSort
  plan?: 'free' | 'premium' | undefined
  role?: 'user' | 'admin' | undefined
  isUnverified: boolean
  /** Who is an admin by the settings of the server. */
  adminIds: readonly string[]
  now: Date
}

interface Part {
  limit: number
  offset: number
}

type Filter = Awaited<ReturnType<typeof filterOf>>
type Pages = (typeof lists)[UserSort]['first']

const usualLimit = 20

export function listUsersRoute(app: Hono, deps: AdminDeps) {
  const { db, isAdmin } = deps

  serve(app, deps, 'listUsers', async ({ person, query, c }) => {
    const { q = '', page = 1, limit = usualLimit, sort = 'created', plan, role, unverified } = query
    const now = deps.now()
    const sought = q.trim()
    // Never the text itself: it may be somebody's address. Written first, so that nothing is seen unwritten.
    const details = { page, limit, searched: sought !== '' }
    await recordDeed(db, { at: now, actorId: person.id, action: 'users_listed', targetId: null, details })
    const byRequest = isAdmin(c.req)
    const owners = role && deps.adminEmails.length > 0 ? await readOwners(db, { emails: deps.adminEmails, now }) : []
    const adminIds = owners.filter(byRequest).map(({ id }) => id)
    const wanted = { sought, sort, plan, role, isUnverified: unverified === 'true', adminIds, now }
    const { total, ids } = await findUsers(db, wanted, { limit, offset: (page - 1) * limit })
    const found = await readPeople(db, { ids, now })
    // Everybody as of their own day, by the same code that shows them to themselves.
    const people = found.map((row) => personAt(row, now, byRequest))
    const streaks = await shownStreaks(db, people, now)
    return { rows: people.map((each, i) => userView(each, userStatsOf(each, streaks[i] ?? 0))), total }
  })
}

/** How many there are, and the ids of a page of them in their order. */
async function findUsers(db: Database, wanted: Wanted, { limit, offset }: Part) {
  const filter = await filterOf(db, wanted)
  const list = lists[wanted.sort]
  const countFirst = 'countFirst' in list ? list.countFirst : async () => []
  const [[all], [inFirst]] = await Promise.all([countUsers(db, filter), countFirst(db, filter)])
  const total = all?.count ?? 0
  const split = inFirst?.count ?? total
  const ids = await pageOf(db, list.first, filter, { of: split, limit, offset })
  if (!('last' in list) || ids.length === limit) return { total, ids }
  const rest = { of: total - split, limit: limit - ids.length, offset: Math.max(offset - split, 0) }
  return { total, ids: [...ids, ...(await pageOf(db, list.last, filter, rest))] }
}

/** What lies in the far half is counted from the end: no page passes over more than half of all. */
async function pageOf(db: Database, pages: Pages, filter: Filter, { of, limit, offset }: Part & { of: number }) {
  const length = Math.min(limit, of - offset)
  if (length <= 0) return []
  const isFar = offset > of / 2
  const rows = isFar
    ? await pages.far(db, { ...filter, limit: length, offset: of - offset - length })
    : await pages.near(db, { ...filter, limit: length, offset })
  const ids = rows.map(({ id }) => id)
  return isFar ? ids.reverse() : ids
}

async function filterOf(db: Database, { sought, plan, role, isUnverified, adminIds, now }: Wanted) {
  const found = sought === '' ? { ids: null, areFound: true } : await searchFor(db, sought)
  const admins = role ? [...adminIds, ...(await findAdmins(db)).map(({ id }) => id)] : null
  return { now, ...found, isPremium: plan ? plan === 'premium' : null, isUnverified, isAdmin: role === 'admin', admins }
}

async function searchFor(db: Database, text: string) {
  const sought = { text, address: canonicalAddress(text) }
  const [few] = await findFew(db, sought)
  if (few && few.count <= fewFound) return { ids: few.ids, areFound: true }
  const [half] = await findMany(db, sought)
  return half ?? { ids: '{}', areFound: true }
}
