import { canonicalAddress } from '@app/domain/address'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type PersonRow, personColumns } from '../../http/person.ts'

// Text is looked for as it is: no character of it is a wildcard. $1 is it as part of a name or a whole id, $2 as an address.
const matches = `u.id = $1 or strpos(u.email, $2) > 0 or strpos(lower(u.first_name || ' ' || u.last_name), lower($1)) > 0`

const pageOf = (which: string) =>
  `select ${personColumns('$5')}
   from (select u.id from "user" u where ${which} order by u.created_at desc, u.id limit $3 offset $4) as page
   join "user" u on u.id = page.id left join progress p on p.user_id = u.id
   order by u.created_at desc, u.id`

const everybody = `$1::text = '' and $2::text = ''`
const newest = statement<PersonRow>('list_people', pageOf(everybody))
const found = statement<PersonRow>('find_people', pageOf(matches))

interface Page {
  limit: number
  offset: number
  now: Date
}

/** A page of people, newest first; blank text means everybody. */
export const listPeople = (db: Database, sought: string, { limit, offset, now }: Page) =>
  (sought === '' ? newest : found)(db, sought, canonicalAddress(sought), limit, offset, now)

const countAll = statement<{ count: number }>('count_people', 'select count(*)::int as count from "user"')
const countFound = statement<{ count: number }>(
  'count_found_people',
  `select count(*)::int as count from "user" u where ${matches}`,
)

export async function countPeople(db: Database, sought: string) {
  const [row] = await (sought === '' ? countAll(db) : countFound(db, sought, canonicalAddress(sought)))
  return row?.count ?? 0
}
