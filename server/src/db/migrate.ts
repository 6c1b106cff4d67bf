import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { StartError } from '../process/start-error.ts'
import { withClient } from './connect.ts'
import type { Database } from './database.ts'
import { advisoryLockIds } from './locks.ts'
import { statement } from './statement.ts'

const ours = new URL('migrations/', import.meta.url)

/** In their order: each name begins with its number. */
export const listMigrations = (folder = ours) => readdirSync(folder).toSorted()

export const migrateDatabase = (connection: pg.ClientConfig, folder = ours) =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ hasNotes: boolean; isUnreleased: boolean }>(
      `select to_regclass('migrations.done') is not null as "hasNotes",
        to_regclass('drizzle.__drizzle_migrations') is not null as "isUnreleased"`,
    )
    if (rows[0]?.isUnreleased && !rows[0].hasNotes)
      throw new StartError(
        'These tables are from before the first release. docs/upgrading.md says how to bring them up to date.',
      )
    if (!rows[0]?.hasNotes || !(await isMigrated(client, folder))) await migrate(client, folder)
  })

const selectDone = `select coalesce(array_agg(name), '{}') as done from migrations.done`

export async function isMigrated(client: Pick<pg.Pool, 'query'>, folder = ours) {
  const { rows } = await client.query<{ done: string[] }>(selectDone)
  return nextAfter(rows[0]?.done, folder) === undefined
}

const nextAfter = (done: readonly string[] = [], folder = ours) =>
  listMigrations(folder).find((name) => !done.includes(name))

const begin = `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  select pg_advisory_xact_lock(${advisoryLockIds.migration});
  create schema if not exists migrations;
  create table if not exists migrations.done (name text primary key, at timestamptz not null default now())`

const noteMigration = statement({
  params: { name: 'text' },
  sql: 'insert into migrations.done (name) values (:name)',
})

/** Each in a transaction of its own: while one waits for a table, no other is locked. */
async function migrate(client: pg.Client, folder: URL) {
  for (;;) {
    await client.query(begin)
    const { rows } = await client.query<{ done: string[] }>(selectDone)
    const name = nextAfter(rows[0]?.done, folder)
    if (name) {
      await client.query(readFileSync(new URL(name, folder), 'utf8'))
      await noteMigration({ $client: client }, { name })
    }
    await client.query('commit')
    if (!name) return
  }
}

const readState = statement({
  name: 'read_state',
  columns: { isStandby: 'bool', done: 'text[]' },
  sql: `select pg_is_in_recovery() as "isStandby", (${selectDone})`,
})

export async function checkReadiness(db: Database): Promise<'ready' | 'standby' | 'old'> {
  const [state] = await readState(db)
  if (state?.isStandby) return 'standby'
  return state && nextAfter(state.done) === undefined ? 'ready' : 'old'
}
