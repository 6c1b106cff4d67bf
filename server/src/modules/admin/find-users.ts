import type { UserSort } from '@app/contract/admin'
import type { Database } from '../../db/database.ts'
import { ask, hasPremium, type Question, questionOf, type Wanted, wasActive } from './user-conditions.ts'

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

const lastActive: Stretch = {
  from: 'progress p',
  id: 'p.user_id',
  order: [
    ['p.last_finished_at', 'desc'],
    ['p.user_id', 'asc'],
  ],
  condition: 'p.last_finished_at is not null',
}

const stretches: Record<UserSort, readonly [Stretch, ...Stretch[]]> = {
  created: [newest],
  name: [byName],
  plan: [
    { ...newest, condition: hasPremium('u.id') },
    { ...newest, condition: `not ${hasPremium('u.id')}` },
  ],
  active: [lastActive, { ...newest, condition: `not ${wasActive('u.id')}` }],
}

interface Part {
  limit: number
  offset: number
}

/** How many there are, and the ids of a page of them in their order. */
export async function findUsers(db: Database, wanted: Wanted & { sort: UserSort }, { limit, offset }: Part) {
  const question = await questionOf(db, wanted)
  const [first, last] = stretches[wanted.sort]
  const [total, inFirst] = await Promise.all([count(db, question, newest), last ? count(db, question, first) : null])
  const split = inFirst ?? total
  const ids = await pageOf(db, question, first, { of: split, limit, offset })
  if (!last || ids.length === limit) return { total, ids }
  const rest = { of: total - split, limit: limit - ids.length, offset: Math.max(offset - split, 0) }
  return { total, ids: [...ids, ...(await pageOf(db, question, last, rest))] }
}

async function count(db: Database, question: Question, stretch: Stretch): Promise<number> {
  const text = `select count(*)::int as count from ${stretch.from} where ${conditionOf(question, stretch)}`
  const [row] = await ask<{ count: number }>(db, text, question.values)
  return row?.count ?? 0
}

/** What lies in the far half is counted from the end: no page passes over more than half of all. */
async function pageOf(
  db: Database,
  question: Question,
  stretch: Stretch,
  { of, limit, offset }: Part & { of: number },
) {
  const length = Math.min(limit, of - offset)
  if (length <= 0) return []
  const isFar = offset > of / 2
  const turned = { asc: 'desc', desc: 'asc' } as const
  const order = stretch.order.map(([column, direction]) => `${column} ${isFar ? turned[direction] : direction}`)
  const skipped = isFar ? of - offset - length : offset
  const { length: known } = question.values
  const text = `select ${stretch.id} as id from ${stretch.from} where ${conditionOf(question, stretch)}
    order by ${order.join(', ')} limit $${known + 1} offset $${known + 2}`
  const rows = await ask<{ id: string }>(db, text, [...question.values, length, skipped])
  const ids = rows.map(({ id }) => id)
  return isFar ? ids.reverse() : ids
}

function conditionOf({ conditions }: Question, { id, condition }: Stretch): string {
  const onId = conditions.flatMap((each) => (typeof each === 'string' ? [] : [each(id)]))
  const onAccount = conditions.filter((each) => typeof each === 'string')
  const isAccount = id === newest.id
  if (onAccount.length > 0 && !isAccount)
    onId.push(`exists (select from "user" u where u.id = ${id} and ${onAccount.join(' and ')}) is true`)
  return [...onId, ...(isAccount ? onAccount : []), ...(condition ? [condition] : [])].join(' and ')
}
