import { buildPath } from '@app/contract/routes'
import { openDatabase, openPool } from '@app/server/db/database'
import { givePremium, writePast } from '@app/server/test/premium'
import type { Given } from '../server/child.ts'
import type { Member } from '../server/people.ts'
import { get } from '../server/requests.ts'

export interface Writer {
  member: Member
  id: string
}

/** Makes premium people of them, each with so many ideas in rounds of twenty. */
export async function addWriters(
  { connection }: Pick<Given, 'connection'>,
  port: number,
  members: Member[],
  ideas: readonly number[],
): Promise<Writer[]> {
  const pool = openPool({ ...connection, statement_timeout: 0 })
  const writers: Writer[] = []
  for (const [place, count] of ideas.entries()) {
    const member = members[place]
    if (!member) throw new Error('There are too few people.')
    const { path, headers } = get(buildPath('currentUser'), member)
    const user = (await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json()) as { id: string }
    await givePremium(openDatabase(pool), user.id)
    const half = { rounds: Math.ceil(count / 40), solutions: Math.min(20, count / 2), size: 80 }
    for (const kind of ['daily', 'custom'] as const) await writePast({ pool }, user.id, { ...half, kind })
    writers.push({ member, id: user.id })
  }
  await pool.query('vacuum analyze solution')
  await pool.query('vacuum analyze round')
  await pool.end()
  return writers
}
