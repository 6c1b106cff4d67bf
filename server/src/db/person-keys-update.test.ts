import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { createWorld } from '../test/world.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'
import { inTransaction } from './transaction.ts'

const migrationsFolder = new URL('migrations', import.meta.url).pathname
const newKeysAt = 31

/** A database as the release before left it. */
async function openReleaseBefore() {
  const { connection, pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await pool.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public; create schema drizzle',
  )
  await pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, newKeysAt)) {
    for (const text of sql) await pool.query(text)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  return { connection, pool }
}

const rowsOfARound = `
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

test('rows that the release before wrote get the person of their round, and leave with it', async () => {
  const { connection, pool } = await openReleaseBefore()
  await pool.query(rowsOfARound)
  await migrateDatabase(connection)
  const tables = ['solution', 'idea_sketch', 'second_look', 'other_list', 'idea_trial']
  const people = async () => {
    const { rows } = await pool.query(
      tables.map((each) => `select '${each}' as name, user_id from ${each}`).join(' union all '),
    )
    return Object.fromEntries(rows.map(({ name, user_id }) => [name, user_id]))
  }
  expect(await people()).toEqual(Object.fromEntries(tables.map((each) => [each, 'ada'])))
  await pool.query(`delete from "user" where id = 'ada'`)
  expect(await people()).toEqual({})
})

test('a request that holds a table and waits for another does not fail the update', async () => {
  const { connection, pool } = await openReleaseBefore()
  let migrated: Promise<void> | undefined
  const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount
  await inTransaction(pool, async ({ $client }) => {
    // The update notices the circle first.
    await $client.query(`set local deadlock_timeout = '9s'`)
    await $client.query('select from round')
    if (!migrated) {
      migrated = migrateDatabase(connection)
      await expect.poll(waiting).toBe(1)
    }
    await $client.query('select from progress')
  })
  await migrated
  expect(await isMigrated(pool)).toBe(true)
})
