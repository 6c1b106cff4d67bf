import { openPool } from '@app/server/db/database'
import type { Given } from '../server/child.ts'

export const pool = { people: 1_000_000, ideas: 1_000_000, problems: 10_000 }
/** Of the problems that `returner`s have finished, each of which thousands shared an idea of. */
const crowded = 61

const patience = 3_600_000

const steps = [
  `insert into "user" (id, name, email, email_verified, first_name, last_name)
   select 'author' || n, 'A', 'author' || n || '@bench.example', true, 'A', 'B' from generate_series(1, ${pool.people}) as n`,
  `insert into problem (id, source, category, difficulty, text)
   select gen_random_uuid(), 'bank', 'house', 'easy', 'Problem ' || n from generate_series(1, ${pool.problems}) as n`,
  // Every tenth idea is of a problem that everybody had.
  `insert into shared_idea (problem_id, user_id, round_id, position, text, thinker_id, originality, visible_from, state)
   select case when n % 10 = 0 then few.ids[1 + n / 10 % ${crowded}] else many.ids[1 + n % ${pool.problems}] end,
     'author' || n, gen_random_uuid(), 1, 'An idea of some forty letters, number ' || n, (array['curie', 'hokusai', 'tesla'])[1 + n % 3],
     n % 101, now() - n * interval '1 second' - interval '1 hour', 'shown'
   from generate_series(1, ${pool.ideas}) as n,
     (select array_agg(id order by id) as ids from (select id from problem order by id limit ${crowded}) p) few,
     (select array_agg(id) as ids from problem where text like 'Problem %') many`,
  `insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at, wished_at)
   select id, 'author' || (1 + row_number() over () % ${pool.people}), user_id, gen_random_uuid(), 'near', now(),
     case when originality % 10 = 0 then now() - interval '1 day' end from shared_idea`,
  'vacuum analyze',
]

/** As if a million people had let an idea be seen, and another million been shown one. */
export async function writeIdeas(connection: Given['connection']) {
  const opened = openPool(connection, { max: 1 })
  const client = await opened.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set session_replication_role = replica')
    for (const text of steps) {
      const step = { text, values: [], query_timeout: patience }
      await client.query(step)
    }
    await client.query(`update progress set total_solved = 61 where user_id ~ '^returner'`)
    const { rows } = await client.query<{ userId: string; roundId: string }>(
      `select distinct on (user_id) user_id as "userId", id as "roundId" from round
       where user_id ~ '^returner' order by user_id, day`,
    )
    return new Map(rows.map(({ userId, roundId }) => [userId, roundId]))
  } finally {
    client.release(true)
    await opened.end()
  }
}
