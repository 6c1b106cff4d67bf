import { createHash } from 'node:crypto'
import type { UserSort } from '@app/contract/admin'
import { canonicalAddress } from '@app/domain/address'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

export interface Wanted {
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

interface Question {
  conditions: string[]
  values: unknown[]
}

/** A stretch of the sorted list; what a sort puts first and what it puts last are found by different indexes. */
interface Stretch {
  from: string
  id: string
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[]
  condition?: string
}

/** Text is looked for as it is: no character of it is a wildcard. Only what this module writes becomes SQL. */
function questionOf({ sought, plan, role, isUnverified, adminIds, now }: Wanted): Question {
  const values: unknown[] = [now]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = []
  if (sought !== '') {
    const [text, address] = [add(sought), add(canonicalAddress(sought))]
    conditions.push(`(u.id = ${text} or strpos(u.email, ${address}) > 0
      or strpos(lower(u.first_name || ' ' || u.last_name), lower(${text})) > 0)`)
  }
  if (plan) conditions.push(plan === 'premium' ? premium : `not ${premium}`)
  if (role) {
    const isAdmin = `(u.role = 'admin' or u.id = any(${add(adminIds)}::text[]))`
    conditions.push(role === 'admin' ? isAdmin : `not ${isAdmin}`)
  }
  if (isUnverified) conditions.push('not u.email_verified')
  return { conditions, values }
}

const premium = `exists (select from entitlement_grant g where g.user_id = u.id
  and g.revoked_at is null and g.starts_at <= $1 and (g.ends_at is null or g.ends_at > $1))`

const newest: Stretch = {
  from: '"user" u',
  id: 'u.id',
  order: [
    ['u.created_at', 'desc'],
    ['u.id', 'asc'],
  ],
}

function stretchesOf(sort: UserSort, isEverybody: boolean): readonly [Stretch, ...Stretch[]] {
  if (sort === 'created') return [newest]
  if (sort === 'plan')
    return [
      { ...newest, condition: premium },
      { ...newest, condition: `not ${premium}` },
    ]
  if (sort === 'name')
    return [
      {
        ...newest,
        order: [
          ["lower(u.first_name || ' ' || u.last_name)", 'asc'],
          ['u.id', 'asc'],
        ],
      },
    ]
  const active: Stretch = {
    from: isEverybody ? 'progress p' : 'progress p join "user" u on u.id = p.user_id',
    id: 'p.user_id',
    order: [
      ['p.last_finished_at', 'desc'],
      ['p.user_id', 'asc'],
    ],
    condition: 'p.last_finished_at is not null',
  }
  return [
    active,
    {
      ...newest,
      condition: 'not exists (select from progress p where p.user_id = u.id and p.last_finished_at is not null)',
    },
  ]
}

/** How many there are, and the ids of a page of them in their order. */
export async function findUsers(db: Database, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) {
  const question = questionOf(wanted)
  const [first, last] = stretchesOf(wanted.sort, question.conditions.length === 0)
  const [total, inFirst] = await Promise.all([count(db, question, newest), last ? count(db, question, first) : null])
  const split = inFirst ?? total
  const ids = await pageOf(db, question, first, { of: split, limit, offset })
  if (!last || ids.length === limit) return { total, ids }
  const rest = { of: total - split, limit: limit - ids.length, offset: Math.max(offset - split, 0) }
  return { total, ids: [...ids, ...(await pageOf(db, question, last, rest))] }
}

async function count(db: Database, { conditions, values }: Question, { from, condition }: Stretch): Promise<number> {
  const [row] = await ask<{ count: number }>(
    db,
    `select count(*)::int as count from ${from}`,
    [conditions, condition],
    values,
  )
  return row?.count ?? 0
}

interface Page {
  /** How many there are in the stretch. */
  of: number
  limit: number
  offset: number
}

/** What lies in the far half is counted from the end: no page passes over more than half of all. */
async function pageOf(db: Database, { conditions, values }: Question, stretch: Stretch, { of, limit, offset }: Page) {
  const length = Math.min(limit, of - offset)
  if (length <= 0) return []
  const isFar = offset > of / 2
  const turned = { asc: 'desc', desc: 'asc' } as const
  const order = stretch.order.map(([column, direction]) => `${column} ${isFar ? turned[direction] : direction}`)
  const skipped = isFar ? of - offset - length : offset
  const text = `select ${stretch.id} as id from ${stretch.from}`
  const end = ` order by ${order.join(', ')} limit $${values.length + 1} offset $${values.length + 2}`
  const rows = await ask<{ id: string }>(db, text, [conditions, stretch.condition], [...values, length, skipped], end)
  const ids = rows.map(({ id }) => id)
  return isFar ? ids.reverse() : ids
}

const known = new Map<string, ReturnType<typeof statement<object>>>()

/** As many statements as there are ways to ask, each made once. */
async function ask<Row extends object>(
  db: Database,
  text: string,
  [conditions, more]: [string[], string | undefined],
  values: unknown[],
  end = '',
): Promise<Row[]> {
  // The moment is there for whichever condition asks for it.
  const all = ['$1::timestamptz is not null', ...conditions, ...(more ? [more] : [])]
  const whole = `${text} where ${all.join(' and ')}${end}`
  const name = `users_${createHash('sha256').update(whole).digest('hex').slice(0, 16)}`
  const prepared = known.get(name) ?? statement<object>(name, whole)
  known.set(name, prepared)
  return (await prepared(db, ...values)) as Row[]
}
