import { canonicalAddress } from '@app/domain/account/address'
import type { Database } from '../../db/database.ts'

export interface Wanted {
  /** Part of a name or an address, or a whole id; blank text means everybody. */
  sought: string
  plan?: 'free' | 'premium' | undefined
  role?: 'user' | 'admin' | undefined
  isUnverified: boolean
  /** Who is an admin by the settings of the server. */
  adminIds: readonly string[]
  now: Date
}

/** Either on the row of an account, `u`, or on an id, wherever that is read. */
type Condition = string | ((id: string) => string)

/** What is asked, without the table that is read. Only what these files write becomes SQL. */
export interface Question {
  conditions: readonly Condition[]
  values: unknown[]
}

/** A search that finds so many is answered by their ids; one that finds more is asked again while the list is read. */
const fewFound = 1000

/**
 * Joins would make PostgreSQL sort everybody for each page: `is true` keeps these as questions about one row, answered
 * from a hashed table while an index is read in its order.
 */
export const hasPremium = (id: string) => `exists (select from entitlement_grant g where g.user_id = ${id}
  and g.revoked_at is null and g.starts_at <= $1 and (g.ends_at is null or g.ends_at > $1)) is true`
export const wasActive = (id: string) =>
  `exists (select from progress p where p.user_id = ${id} and p.last_finished_at is not null) is true`

/** Plans are made for the values of each call: the statements are many, seldom asked, and differ in what they find. */
export const ask = async <Row extends object>(db: Database, text: string, values: unknown[]): Promise<Row[]> =>
  (await db.$client.query<Row>(text, values)).rows

export async function questionOf(db: Database, wanted: Wanted): Promise<Question> {
  const { sought, plan, role, isUnverified, adminIds, now } = wanted
  const values: unknown[] = [now]
  const add = (value: unknown) => `$${values.push(value)}`
  // The moment is there for whichever condition asks for it.
  const conditions: Condition[] = [() => '$1::timestamptz is not null']
  if (sought !== '') conditions.push(await searchFor(db, sought, add))
  if (plan) conditions.push(plan === 'premium' ? hasPremium : (id) => `not ${hasPremium(id)}`)
  if (role) {
    const admins = await ask<{ id: string }>(db, `select id from "user" where role = 'admin'`, [])
    const all = add([...adminIds, ...admins.map(({ id }) => id)])
    conditions.push((id) => (role === 'admin' ? `${id} = any(${all}::text[])` : `${id} <> all(${all}::text[])`))
  }
  if (isUnverified) conditions.push('not u.email_verified')
  return { conditions, values }
}

/** Text is looked for as it is: no character of it is a wildcard. */
async function searchFor(db: Database, sought: string, add: (value: unknown) => string): Promise<Condition> {
  const condition = (text: string, address: string) => `(u.id = ${text} or strpos(u.email, ${address}) > 0
    or strpos(u.listed_name, lower(${text})) > 0)`
  const texts = [sought, canonicalAddress(sought)] as const
  const first = `select u.id from "user" u where ${condition('$1::text', '$2::text')} limit ${fewFound + 1}`
  const found = await ask<{ id: string }>(db, first, [...texts])
  if (found.length > fewFound) return condition(`${add(texts[0])}::text`, `${add(texts[1])}::text`)
  const ids = add(found.map(({ id }) => id))
  return (id) => `${id} = any(${ids}::text[])`
}
