import { createHash, createHmac } from 'node:crypto'
import type { openPool } from '@app/server/db/database'

export const secret = 'a secret that only the bench knows, long enough'

type Pool = ReturnType<typeof openPool>

export interface Member {
  userId: string
  cookie: string
  /** The round that is open for them, if one is. */
  roundId: string
}

/**
 * Readers have a streak; solvers hold an open round, so that each hands in once; askers have sixty days behind them
 * and no open round, and half of them have done their first round of today.
 */
const usually = { reader: 3_000, solver: 11_000, newcomer: 1_200, returner: 1_200 }

type Kind = keyof typeof usually
export type Counts = Partial<Record<Kind, number>>
export type People = Record<Kind, Member[]>

const steps = [
  `insert into "user" (id, name, email, email_verified, first_name, last_name, time_zone)
   select k || n, 'Bench Person', k || n || '@bench.example', true, 'Bench', 'Person', 'UTC'
   from json_each_text($1) as kinds(k, many), generate_series(1, many::int) as n`,
  `insert into session (id, user_id, token, expires_at)
   select id, id, translate(encode(sha256(lpad(id, 32, '-')::bytea), 'base64'), '+/=', '-_'), now() + interval '1 day' from "user"`,
  `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at, finished_at, received_at,
     counted_day, counted_number, content_hash, outcome)
   select u.id, 'daily', p.id, t.day, 'UTC', 1, 3, t.at, t.at, t.at, t.day, 1, 'bench', '{}'
   from "user" u, generate_series(0, 60) as ago,
     lateral (select (now() at time zone 'UTC')::date - ago as day, now() - ago * interval '1 day' as at) as t,
     lateral (select id from problem order by id offset ago limit 1) as p
   where u.id ~ '^returner' or (u.id ~ '^newcomer' and ago > 0)`,
  `insert into day_log (user_id, day, kind, round_id, zone, created_at)
   select user_id, day, 'done', id, 'UTC', finished_at from round`,
  `insert into progress (user_id, streak_length, last_day, last_day_rounds, last_day_solutions, total_solved, last_finished_at,
     longest_streak, freezes, done_days)
   select user_id, count(*), max(day), 1, 3, count(*), max(finished_at), count(*), 2, count(*) from round group by user_id`,
  `insert into progress (user_id, streak_length, last_day, last_day_rounds, last_day_solutions, total_solved, last_finished_at,
     longest_streak, freezes, done_days)
   select id, 12, (now() at time zone 'UTC')::date - 1, 2, 6, 30, now() - interval '1 day', 12, 2, 12
   from "user" where id ~ '^reader'`,
  `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
   select u.id, 'daily', (select id from problem limit 1), (now() at time zone 'UTC')::date, 'UTC', 1, 3, now()
   from "user" u where u.id ~ '^solver'`,
  'analyze',
]

export async function addPeople(pool: Pool, counts: Counts = {}): Promise<People> {
  await write(pool, { ...usually, ...counts })
  const { rows } = await pool.query<{ kind: Kind; userId: string; token: string; roundId: string }>(
    `select s.user_id as "userId", substring(s.user_id from '^[a-z]+') as kind, lpad(s.user_id, 32, '-') as token, coalesce(r.id::text, '') as "roundId"
     from session s left join round r on r.user_id = s.user_id and r.finished_at is null order by s.user_id`,
  )
  const of = (wanted: Kind) =>
    rows
      .filter(({ kind }) => kind === wanted)
      .map(({ userId, token, roundId }) => ({ userId, cookie: cookieOf(token), roundId }))
  return { reader: of('reader'), solver: of('solver'), newcomer: of('newcomer'), returner: of('returner') }
}

/** As long as it takes: a busy machine writes for longer than the server would let anybody wait. */
async function write(pool: Pool, counts: Counts) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    for (const text of steps) {
      const step = { text, values: text.includes('$1') ? [JSON.stringify(counts)] : [], query_timeout: 300_000 }
      await client.query(step)
    }
  } finally {
    client.release(true)
  }
}

function cookieOf(token: string) {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `firecrest.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** A session's token as the database holds it. */
export const storedToken = (token: string) => createHash('sha256').update(token).digest('base64url')
