import type pg from 'pg'
import { knownMigrations, readMigration } from '../db/migrate.ts'

/** The migrations that the release before knows: those before the person came into every key. */
const known = 31

/** Makes the tables as the release before left them, in place of those that are there. */
export async function makeReleaseBefore(pool: pg.Pool) {
  await pool.query(
    `drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public; create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { at, name } of knownMigrations().slice(0, known)) {
    const { steps, hash } = readMigration(name)
    for (const sql of steps) await pool.query(sql)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
  }
}

/** Ada's first round, with a row in each table that got the person only afterwards. */
export const rowsOfTheReleaseBefore = `
  insert into "user" (id, name, email, first_name, last_name, time_zone)
    values ('ada', 'Ada', 'ada@example.com', 'Ada', 'Byron', 'UTC');
  insert into progress (user_id) values ('ada');
  with p as (insert into problem (id, text, category, difficulty, source)
      values (gen_random_uuid(), 'A box', 'everyday', 'easy', 'bank') returning id),
    r as (insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
      select 'ada', 'daily', id, '2026-03-14', 'UTC', 1, 3, now() from p returning id, problem_id),
    s as (insert into solution (round_id, user_id, kind, position, text, method, created_at)
      select id, 'ada', 'daily', 1, 'a kite', 'text', now() from r returning id),
    k as (insert into idea_sketch (problem_id, round_id, position, stems) select problem_id, id, 1, '{kite}' from r),
    l as (insert into second_look (round_id, position, text, created_at) select id, 1, 'a boat', now() from r),
    o as (insert into other_list (round_id, content_hash, texts, methods, finished_at, received_at)
      select id, 'hash', '{a raft}', '{text}', now(), now() from r)
  insert into idea_trial (solution_id, user_id, marked_at) select id, 'ada', now() from s`

const tables = ['solution', 'idea_sketch', 'second_look', 'other_list', 'idea_trial'] as const

export const personsOfRows = { before: rowsOf(null), after: rowsOf('ada') }

function rowsOf(person: string | null) {
  return Object.fromEntries(tables.map((name) => [name, name === 'solution' || name === 'idea_trial' ? 'ada' : person]))
}

/** The person of each of those rows, by table. */
export async function readPersons(pool: pg.Pool): Promise<Record<string, string | null>> {
  const { rows } = await pool.query(
    tables
      .map((each) => `select '${each}' as name, to_jsonb(t)->>'user_id' as person from ${each} t`)
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, person }) => [name, person]))
}
