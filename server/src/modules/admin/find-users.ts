import type { UserSort } from '@app/contract/admin'
import { canonicalAddress } from '@app/domain/account/credentials'
import { exactUpTo, shownCount } from '@app/domain/text/shown-count'
import type { Database } from '../../db/database.ts'
import { plainText } from '../history/search-pattern.ts'
import { findClosed } from '../settings/remove-closed.ts'
import {
  countAll,
  countFew,
  countSample,
  estimatePeople,
  findAdmins,
  findFew,
  findFewActive,
  findFewPaying,
  findFewUnverified,
  lists,
} from './user-list.queries.ts'

interface UserSearch {
  /** Part of a name or an address, or a whole id; blank text means everybody. */
  searchText: string
  sort: UserSort
  plan?: 'free' | 'premium' | undefined
  role?: 'user' | 'admin' | undefined
  isUnverified: boolean
  adminIds: readonly string[]
  now: Date
}

interface Part {
  limit: number
  offset: number
}

const sample = { all: 20_000, some: 5_000 }

export async function findUsers(db: Database, wanted: UserSearch, part: Part) {
  const list = lists[wanted.sort]
  const [filter, first] = await Promise.all([filterOf(db, wanted), firstOf(db, wanted)])
  const filterOfFirst = { ...filter, ids: filter.ids ?? first }
  const [{ total, inFirst }, begin] = await Promise.all([
    countUsers(db, wanted, { filter, filterOfFirst }),
    beginningOf(db, list, filterOfFirst, part),
  ])
  if (begin) return { total, ids: begin }
  const { limit, offset } = part
  const split = 'last' in list ? inFirst : total
  const ids = await pageOf(db, list.first, filterOfFirst, { of: split, limit, offset })
  if (!('last' in list) || ids.length === limit) return { total, ids }
  const rest = { of: total - split, limit: limit - ids.length, offset: Math.max(offset - split, 0) }
  return { total, ids: [...ids, ...(await pageOf(db, list.last, filter, rest))] }
}

type Filter = Awaited<ReturnType<typeof filterOf>>
type List = (typeof lists)[UserSort]

async function beginningOf(db: Database, { first }: List, filter: Filter, { limit, offset }: Part) {
  if (offset > 1_000) return null
  const rows = await first.begin(db, { ...filter, limit, offset })
  return rows.length === limit ? rows.map(({ id }) => id) : null
}

/** The far half is counted from the end: no page passes over more than half. */
async function pageOf(
  db: Database,
  pages: List['first'],
  filter: Filter,
  { of, limit, offset }: Part & { of: number },
) {
  const length = Math.min(limit, of - offset)
  if (length <= 0) return []
  const isFar = offset > of / 2
  const rows = isFar
    ? await pages.far(db, { ...filter, limit: length, offset: of - offset - length })
    : await pages.near(db, { ...filter, limit: length, offset })
  const ids = rows.map(({ id }) => id)
  return isFar ? ids.reverse() : ids
}

interface Counted {
  filter: Filter
  filterOfFirst: Filter
}

async function countUsers(db: Database, { sort }: UserSearch, { filter, filterOfFirst }: Counted) {
  if (filter.ids !== null) return readCounts(await countFew(db, { ...filter, sort }))
  const [all, few] = await Promise.all([
    estimate(db, filter, sort),
    filterOfFirst.ids === null ? [] : countFew(db, { ...filterOfFirst, sort }),
  ])
  return { total: shownCount(all.total), inFirst: shownCount(few[0]?.inFirst ?? all.inFirst) }
}

async function estimate(db: Database, filter: Filter, sort: UserSort) {
  const [{ people } = { people: 0 }] = await estimatePeople(db)
  const isAll = people <= sample.all
  const percent = isAll ? 100 : (100 * sample.some) / people
  const { read, total, inFirst } = readCounts(await countSample(db, { ...filter, sort, percent }))
  const scale = isAll ? 1 : people / Math.max(read, 1)
  if (isAll || total * scale > exactUpTo) return { total: total * scale, inFirst: inFirst * scale }
  // One filter leaves many people; several may leave too few for a sample.
  const narrowing = [filter.text, filter.isPremium, filter.isUnverified || null].filter((each) => each !== null)
  if (narrowing.length > 1) return readCounts(await countAll(db, { ...filter, sort }))
  return { total: exactUpTo + 1, inFirst: Math.min(inFirst * scale, exactUpTo + 1) }
}

const readCounts = ([counted]: { read: number; total: number; inFirst: number }[]) =>
  counted ?? { read: 0, total: 0, inFirst: 0 }

async function firstOf(db: Database, { sort, now }: UserSearch) {
  const rows = sort === 'plan' ? findFewPaying(db, { now }) : sort === 'active' ? findFewActive(db) : []
  return fewOf(await rows)
}

async function filterOf(db: Database, { searchText, plan, role, isUnverified, adminIds, now }: UserSearch) {
  const search = searchText === '' ? null : searchOf(searchText)
  const [closed, found, paying, unverified, admins] = await Promise.all([
    findClosed(db),
    search ? findFew(db, search) : [],
    plan === 'premium' ? findFewPaying(db, { now }) : [],
    isUnverified ? findFewUnverified(db) : [],
    role ? findAdmins(db, { named: adminIds }) : [],
  ])
  const [ids, adminsFound] = [fewOf(found), admins[0]?.ids ?? null]
  return {
    now,
    ids: ids ?? fewOf(paying) ?? fewOf(unverified) ?? (role === 'admin' ? adminsFound : null),
    ...(search && ids === null ? search : { text: null, inName: null, inAddress: null }),
    isPremium: plan ? plan === 'premium' : null,
    isUnverified,
    closed: closed.map(({ id }) => id),
    isAdmin: role === 'admin',
    admins: adminsFound,
  }
}

const fewOf = ([found]: { ids: string | null }[]) => found?.ids ?? null

const searchOf = (text: string) => ({ text, inName: part(plainText(text)), inAddress: part(canonicalAddress(text)) })

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
