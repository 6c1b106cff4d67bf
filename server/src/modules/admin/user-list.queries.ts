import type { UserSort } from '@app/contract/admin'
import { canonicalEmail } from '@app/domain/account/credentials'
import type { Database } from '../../db/database.ts'
import { foldedTextSql, grantInForceSql } from '../../db/sql-parts.ts'
import { statement } from '../../db/statement.ts'
import { foldText } from '../history/search-pattern.ts'

interface UserSearch {
  /** Part of a name or an address, or a whole id; blank text means everybody. */
  searchText: string
  sort: UserSort
  plan?: 'free' | 'premium' | undefined
  role?: 'user' | 'admin' | undefined
  isUnverified: boolean
  /** Admins by the settings; others have the role. */
  adminIds: readonly string[]
  now: Date
}

const filter = {
  now: 'timestamptz',
  text: 'text?',
  inName: 'text?',
  inAddress: 'text?',
  isPremium: 'bool?',
  isUnverified: 'bool',
  isAdmin: 'bool?',
  admins: 'text[]',
} as const

/** `is true` lets PostgreSQL answer for everybody from one hashed table. */
const hasPremium = `(exists (select from entitlement_grant g where g.user_id = u.id and ${grantInForceSql('g', ':now')}) is true)`

// Without names: planned for the values of each call, so a null condition costs nothing. Wildcards are escaped, and an
// index of trigrams serves three characters or more.
const found = `"user" u left join progress p on p.user_id = u.id where u.deleted_at is null
  and (:text::text is null or u.id = :text or u.email like :inAddress or ${foldedTextSql('u.listed_name')} like :inName)
  and (:isPremium::bool is null or ${hasPremium} = :isPremium)
  and (:isAdmin::bool is null or (u.role = 'admin' or u.id = any(:admins)) = :isAdmin)
  and (not :isUnverified::bool or not u.email_verified)`

const pageBy = (order: string) =>
  ({
    params: { ...filter, limit: 'int8', offset: 'int8' },
    columns: { id: 'text' },
    sql: `select u.id from ${found} order by ${order} limit :limit offset :offset`,
  }) as const

const lists = {
  created: statement(pageBy('u.created_at desc, u.id')),
  name: statement(pageBy('u.listed_name, u.id')),
  active: statement(pageBy('p.last_finished_at desc nulls last, u.created_at desc, u.id')),
  plan: statement(pageBy(`${hasPremium} desc, u.created_at desc, u.id`)),
}

const count = statement({
  params: filter,
  columns: { total: 'int4' },
  sql: `select count(*)::int as total from ${found}`,
})

/** One page of the people who fit, and how many they are. */
export async function findUsers(db: Database, wanted: UserSearch, part: { limit: number; offset: number }) {
  const filter = filterOf(wanted)
  const [rows, counted] = await Promise.all([lists[wanted.sort](db, { ...filter, ...part }), count(db, filter)])
  return { total: counted[0]?.total ?? 0, ids: rows.map(({ id }) => id) }
}

function filterOf({ searchText, plan, role, isUnverified, adminIds, now }: UserSearch) {
  const search = searchText === '' ? { text: null, inName: null, inAddress: null } : searchOf(searchText)
  const isPremium = plan ? plan === 'premium' : null
  return { ...search, now, isPremium, isUnverified, isAdmin: role ? role === 'admin' : null, admins: adminIds }
}

const searchOf = (text: string) => ({ text, inName: part(foldText(text)), inAddress: part(canonicalEmail(text)) })

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
