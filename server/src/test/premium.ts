import type { Database } from '../db/database.ts'
import { insertGrant } from '../modules/premium/grants.ts'
import type { createWorld } from './world.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** Somebody signed in whose premium plan began long ago. */
export async function signInPremium(world: World, name: string, timeZone?: string) {
  const person = await world.signIn(name, timeZone)
  await givePremium(world.db, person.id)
  return person
}

/** Since long ago, and without an end unless said. */
export const givePremium = (db: Database, userId: string, since = '2020-01-01', until?: string) =>
  insertGrant(db, {
    userId,
    source: 'admin',
    reference: `given-${userId}`,
    startsAt: new Date(since),
    ...(until && { endsAt: new Date(until) }),
  })

interface Past {
  kind?: 'daily' | 'custom'
  rounds: number
  /** In each of them. */
  solutions: number
  /** Letters of each. */
  size?: number
}

/** Finished rounds of the past, one an hour, with what is counted of them. */
export async function writePast(world: Pick<World, 'pool'>, userId: string, past: Past) {
  const { kind = 'custom', rounds, solutions, size = 30 } = past
  await world.pool.query(
    `with made as (
       insert into round (user_id, kind, problem_id, custom_problem, day, zone, number, slots, opened_at)
       select $1, $2, case $2 when 'daily' then (select id from problem order by id limit 1) end,
         case $2 when 'custom' then 'Problem ' || n end,
         date '2015-01-01' + n / 5, 'UTC', n % 5 + 1, 20, timestamptz '2015-01-01Z' + n * interval '1 hour'
       from generate_series(0, $3::int - 1) as n returning id, user_id, kind, opened_at)
     insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select id, user_id, kind, position, rpad('idea ' || position || ' ', $5, 'ä'), 'text', opened_at
     from made, generate_series(1, $4::int) as position`,
    [userId, kind, rounds, solutions, size],
  )
  const column = kind === 'daily' ? 'daily_solutions' : 'custom_solutions'
  await world.pool.query(
    `insert into progress (user_id, ${column}) values ($1, $2)
     on conflict (user_id) do update set ${column} = progress.${column} + excluded.${column}`,
    [userId, rounds * solutions],
  )
}
