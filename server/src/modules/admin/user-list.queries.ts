import { statement, typed } from '../../db/statement.ts'

/** What is asked for; null asks for nothing. */
const filter = {
  now: 'timestamptz',
  /** Whom a search has found, or has not found, in the notation of PostgreSQL: nobody else reads so many. */
  ids: typed<string | null>('text[]'),
  areFound: 'bool',
  isPremium: 'bool?',
  isUnverified: 'bool',
  isAdmin: 'bool',
  /** Who is an admin, where that matters. */
  admins: 'text[]?',
} as const

/**
 * Joins would make PostgreSQL sort everybody for each page: `is true` keeps these as questions about one row, answered
 * from a hashed table while an index is read in its order.
 */
const hasPremium = (id: string) => `(exists (select from entitlement_grant g where g.user_id = ${id}
  and g.revoked_at is null and g.starts_at <= :now and (g.ends_at is null or g.ends_at > :now)) is true)`
const wasActive = (id: string) =>
  `(exists (select from progress p where p.user_id = ${id} and p.last_finished_at is not null) is true)`

/** A stretch of the sorted list; what a sort puts first and what it puts last are found by different indexes. */
interface Stretch {
  from: string
  id: string
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[]
  condition?: string
}

const newest: Stretch = {
  from: '"user" u',
  id: 'u.id',
  order: [
    ['u.created_at', 'desc'],
    ['u.id', 'asc'],
  ],
}
const byName: Stretch = {
  ...newest,
  order: [
    ['u.listed_name', 'asc'],
    ['u.id', 'asc'],
  ],
}
const paying: Stretch = { ...newest, condition: hasPremium('u.id') }
const free: Stretch = { ...newest, condition: `not ${hasPremium('u.id')}` }
const lastActive: Stretch = {
  from: 'progress p',
  id: 'p.user_id',
  order: [
    ['p.last_finished_at', 'desc'],
    ['p.user_id', 'asc'],
  ],
  condition: 'p.last_finished_at is not null',
}
const neverActive: Stretch = { ...newest, condition: `not ${wasActive('u.id')}` }

const isUnverified = ({ id }: Stretch) =>
  id === newest.id
    ? 'not u.email_verified'
    : `exists (select from "user" u where u.id = ${id} and not u.email_verified) is true`

// None of these has a name: they are planned for the values of each call, and what asks for nothing costs nothing.
const conditions = (stretch: Stretch) => `${stretch.condition ?? 'true'}
  and (:ids::text[] is null or (${stretch.id} = any(:ids)) = :areFound)
  and (:isPremium::bool is null or ${hasPremium(stretch.id)} = :isPremium)
  and (:admins::text[] is null or (${stretch.id} = any(:admins)) = :isAdmin)
  and (not :isUnverified::bool or ${isUnverified(stretch)})`

const count = (stretch: Stretch) =>
  ({
    params: filter,
    columns: { count: 'int4' },
    sql: `select count(*)::int as count from ${stretch.from} where ${conditions(stretch)}`,
  }) as const

const page = (stretch: Stretch) =>
  ({
    params: { ...filter, limit: 'int8', offset: 'int8' },
    columns: { id: 'text' },
    sql: `select ${stretch.id} as id from ${stretch.from} where ${conditions(stretch)}
      order by ${stretch.order.map((each) => each.join(' ')).join(', ')} limit :limit offset :offset`,
  }) as const

const turned = (stretch: Stretch): Stretch => ({
  ...stretch,
  order: stretch.order.map(([column, direction]) => [column, direction === 'asc' ? 'desc' : 'asc']),
})

export const countUsers = statement(count(newest))

/** The pages of each sort, from its beginning and from its end. Of a sort with two stretches the first is counted. */
export const lists = {
  created: { first: { near: statement(page(newest)), far: statement(page(turned(newest))) } },
  name: { first: { near: statement(page(byName)), far: statement(page(turned(byName))) } },
  plan: {
    first: { near: statement(page(paying)), far: statement(page(turned(paying))) },
    countFirst: statement(count(paying)),
    last: { near: statement(page(free)), far: statement(page(turned(free))) },
  },
  active: {
    first: { near: statement(page(lastActive)), far: statement(page(turned(lastActive))) },
    countFirst: statement(count(lastActive)),
    last: { near: statement(page(neverActive)), far: statement(page(turned(neverActive))) },
  },
}

/** Text is looked for as it is: no character of it is a wildcard. */
const isFound = '(u.id = :text or strpos(u.email, :address) > 0 or strpos(u.listed_name, lower(:text)) > 0)'
/** The order lets PostgreSQL read an index that holds all three columns, which takes two thirds of the time of the table. */
const inIndex = 'order by u.listed_name'

/** A search that finds no more is answered by these. */
export const fewFound = 10_000

export const findFew = statement({
  params: { text: 'text', address: 'text' },
  columns: { count: 'int4', ids: 'text' },
  sql: `select count(*)::int as count, coalesce(array_agg(id), '{}')::text as ids
    from (select u.id from "user" u where ${isFound} ${inIndex} limit ${fewFound + 1}) as found`,
})

/** Reads everybody, for a search that finds many: the smaller half, those found or those not found, is the answer. */
export const findMany = statement({
  params: { text: 'text', address: 'text' },
  columns: { areFound: 'bool', ids: 'text' },
  sql: `select "areFound", coalesce(case when "areFound" then found else others end, '{}')::text as ids
    from (select count(*) filter (where fits) * 2 < count(*) as "areFound",
        array_agg(id) filter (where fits) as found, array_agg(id) filter (where not fits) as others
      from (select u.id, ${isFound} as fits from "user" u ${inIndex} offset 0) as everybody) as halves`,
})

export const findAdmins = statement({ columns: { id: 'text' }, sql: `select id from "user" where role = 'admin'` })
