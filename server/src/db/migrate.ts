import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { withClient } from './connect.ts'
import type { Database } from './database.ts'
import { advisoryLockIds } from './locks.ts'
import { statement } from './statement.ts'

export const migrateDatabase = (connection: pg.ClientConfig) =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
    )
    if (!rows[0]?.exists || !(await isMigrated(client))) await migrate(client)
  })

const findLatest = 'select max(created_at)::float8 as done from drizzle.__drizzle_migrations'

export async function isMigrated(client: Pick<pg.Pool, 'query'>) {
  const { rows } = await client.query(findLatest)
  return rows[0]?.done >= newest()
}

const newest = () => Math.max(0, ...listMigrations().map(({ at }) => at))

const read = (path: string) => readFileSync(new URL(`migrations/${path}`, import.meta.url), 'utf8')

/** In their order, as the tool that writes them names them, with the moment by which a database knows them. */
export function listMigrations() {
  const { entries }: { entries: { when: number; tag: string }[] } = JSON.parse(read('meta/_journal.json'))
  return entries.map(({ when: at, tag: name }) => ({ at, name }))
}

export function readMigration(name: string) {
  const text = read(`${name}.sql`)
  return { steps: text.split('--> statement-breakpoint'), hash: createHash('sha256').update(text).digest('hex') }
}

const begin = `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  select pg_advisory_xact_lock(${advisoryLockIds.migration});
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

const noteMigration = statement({
  params: { hash: 'text', at: 'int8' },
  sql: 'insert into drizzle.__drizzle_migrations (hash, created_at) values (:hash, :at)',
})

/** Each in a transaction of its own: while one waits for a table, no other is locked. */
async function migrate(client: pg.Client) {
  const known = listMigrations()
  for (;;) {
    await client.query(begin)
    const { rows } = await client.query<{ done: number | null }>(findLatest)
    const next = known.find(({ at }) => at > (rows[0]?.done ?? 0))
    if (next) await run(client, next)
    await client.query('commit')
    if (!next) return
  }
}

async function run(client: pg.Client, { at, name }: ReturnType<typeof listMigrations>[number]) {
  const { steps, hash } = readMigration(name)
  for (const sql of steps) await client.query(sql)
  await noteMigration({ $client: client }, { hash, at })
}

const readState = statement({
  name: 'read_state',
  columns: { isStandby: 'bool', done: 'float8' },
  sql: `select pg_is_in_recovery() as "isStandby",
    (select max(created_at)::float8 from drizzle.__drizzle_migrations) as done`,
})

export async function checkReadiness(db: Database): Promise<'ready' | 'standby' | 'old'> {
  const [state] = await readState(db)
  if (state?.isStandby) return 'standby'
  return state && state.done >= newest() ? 'ready' : 'old'
}
