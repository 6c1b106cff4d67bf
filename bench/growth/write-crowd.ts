import { openPool } from '@app/server/db/database'
import type { Given } from '../server/child.ts'

export const perPerson = { rounds: 5, ideas: 4 }

/** Milliseconds of one step. */
const mostPatience = 7_200_000

const stem = `'stem' || floor(6000 ^ random())`

/** In the order of the keys: rows of an index that come in no order are read and written again and again. */
const steps = (people: number) => [
  `insert into "user" (id, name, email, email_verified, first_name, last_name, time_zone, created_at)
   select 'crowd' || n, 'Crowd', 'crowd' || n || '@bench.example', true, 'First' || n::bigint * 7919 % 100003,
     'Last' || n, 'UTC', now() - n * interval '7 minutes' from generate_series(1, ${people}) as n`,
  `insert into session (id, user_id, token, expires_at)
   select id, id, translate(encode(sha256(lpad(id, 32, '-')::bytea), 'base64'), '+/=', '-_'), now() + interval '1 day'
   from "user" where id ~ '^crowd'`,
  `insert into progress (user_id, streak_length, last_day, last_finished_at, total_solved, longest_streak, done_days)
   select id, 0, current_date - 10, now() - interval '10 days', ${perPerson.rounds * perPerson.ideas},
     ${perPerson.rounds}, ${perPerson.rounds} from "user" where id ~ '^crowd'`,
  `insert into round (id, user_id, kind, problem_id, day, zone, number, slots, opened_at, finished_at, received_at,
     counted_day, counted_number, content_hash, outcome)
   select gen_random_uuid(), 'crowd' || n, 'daily', p.ids[1 + (n::bigint * 13 + ago * 7) % cardinality(p.ids)], t.day, 'UTC', 1,
     ${perPerson.ideas}, t.at, t.at, t.at, t.day, 1, 'bench', '{}'
   from (select array_agg(id order by id) as ids from problem) as p, generate_series(1, ${people}) as n,
     generate_series(10, ${9 + perPerson.rounds}) as ago,
     lateral (select current_date - ago as day, now() - ago * interval '1 day' as at) as t order by 1`,
  `insert into day_log (user_id, day, kind, round_id, zone, created_at)
   select user_id, day, 'done', id, 'UTC', finished_at from round where user_id ~ '^crowd' order by user_id, day`,
  `insert into solution (id, round_id, user_id, kind, position, text, method, created_at)
   select lpad(to_hex(row_number() over (order by id, position)), 32, '0')::uuid, id, user_id, kind, position,
     'An idea of some forty letters, number ' || position, 'text', opened_at
   from round, generate_series(1, ${perPerson.ideas}) as position where user_id ~ '^crowd' order by id, position`,
  `insert into idea_sketch (problem_id, user_id, round_id, position, stems)
   select problem_id, user_id, id, position, array[${stem}, ${stem}, ${stem}, ${stem}]
   from round, generate_series(1, ${perPerson.ideas}) as position where user_id ~ '^crowd' order by id, position`,
]

interface Index {
  name: string
  definition: string
}

const indexesOfTables = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
    and not exists (select from pg_constraint where conindid = indexrelid)`

/** People who have played for some days. What is written is right, so keys to other tables are not looked up. */
export async function writeCrowd(connection: Given['connection'], people: number) {
  const pool = openPool(connection, { max: 1 })
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    const indexes = (await client.query<Index>(indexesOfTables)).rows
    const texts = [
      `set work_mem = '256MB'`,
      // Half of the time goes into rows of indexes, one by one; together they are sorted first.
      ...indexes.map(({ name }) => `drop index ${name}`),
      ...steps(people),
      `set maintenance_work_mem = '1GB'`,
      ...indexes.map(({ definition }) => definition),
      'vacuum analyze',
    ]
    for (const text of texts) {
      const step = { text, values: [], query_timeout: mostPatience }
      await client.query(step)
    }
  } finally {
    client.release(true)
    await pool.end()
  }
}
