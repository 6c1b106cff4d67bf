import type { UserSort } from '@app/contract/admin'
import { canonicalAddress } from '@app/domain/account/address'
import type { Database } from '../../db/database.ts'
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

/** How many there are, and the ids of a page of them in their order. */
export async function findUsers(db: Database, wanted: Wanted, { limit, offset }: Part) {
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

type Filter = Awaited<ReturnType<typeof filterOf>>
type Pages = (typeof lists)[UserSort]['first']

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
